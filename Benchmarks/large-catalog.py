#!/usr/bin/env python3
"""Writes a String Catalog of any size, the same one on every run, for measuring how catalogs are read:

    Benchmarks/large-catalog.py 10000 > Large.xcstrings    # keys; 20 languages, 48 MB

One entry in twelve has a number, one in twenty plural forms, one in thirty a text argument.
"""

import random
import sys

WORDS = {
    "ar": "ملف مجلد نافذة كتاب جديد قديم سريع فتح حفظ إلى من على",
    "cs": "soubor složka okno kniha nový starý rychlý otevřít uložit do ze na",
    "da": "fil mappe vindue bog ny gammel hurtig åbn gem til fra på",
    "de": "Datei Ordner Fenster Buch neu alt schnell öffnen sichern zu von auf",
    "en": "file folder window book new old fast open save to from on",
    "es": "archivo carpeta ventana libro nuevo viejo rápido abrir guardar a de en",
    "fr": "fichier dossier fenêtre livre nouveau vieux rapide ouvrir garder à de sur",
    "he": "קובץ תיקייה חלון ספר חדש ישן מהיר פתח שמור אל מן על",
    "hi": "फ़ाइल फ़ोल्डर खिड़की किताब नया पुराना तेज़ खोलें सहेजें को से पर",
    "it": "documento cartella finestra libro nuovo vecchio rapido apri salva a da su",
    "ja": "書類 フォルダ 窓 本 新しい 古い 速い 開く 保存 まで から 上",
    "ko": "파일 폴더 창 책 새로운 오래된 빠른 열기 저장 까지 부터 위",
    "nl": "bestand map venster boek nieuw oud snel open bewaar naar van op",
    "pl": "plik folder okno książka nowy stary szybki otwórz zapisz do z na",
    "pt-BR": "arquivo pasta janela livro novo velho rápido abrir salvar para de em",
    "ru": "файл папка окно книга новый старый быстрый открыть сохранить к из на",
    "sv": "fil mapp fönster bok ny gammal snabb öppna spara till från på",
    "uk": "файл тека вікно книга новий старий швидкий відкрити зберегти до з на",
    "zh-Hans": "文件 文件夹 窗口 书 新的 旧的 快速 打开 保存 到 从 上",
    "zh-Hant": "檔案 資料夾 視窗 書 新的 舊的 快速 開啟 儲存 到 從 上",
}
FORMS = {"ar": "few many one other two zero", "ja": "other", "ko": "other", "zh-Hans": "other",
         "zh-Hant": "other", "cs": "few one other", "pl": "few many one other",
         "ru": "few many one other", "uk": "few many one other"}


def unit(indent, state, value):
    return (f'{indent}"stringUnit" : {{\n{indent}  "state" : "{state}",\n'
            f'{indent}  "value" : "{value}"\n{indent}}}')


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    randomness = random.Random(1)
    words = {language: text.split() for language, text in WORDS.items()}
    write = sys.stdout.write
    write('{\n  "sourceLanguage" : "en",\n  "strings" : {\n')
    for number in range(count):
        write((",\n" if number else "") + f'    "screen.{number}.title" : {{\n')
        write(f'      "comment" : "Shown on screen {number}",\n')
        write('      "extractionState" : "manual",\n      "localizations" : {\n')
        for index, language in enumerate(words):
            write((",\n" if index else "") + f'        "{language}" : {{\n')
            target = 38 if language in ("ja", "ko", "zh-Hans", "zh-Hant") else 68
            if language in ("ar", "he", "hi", "ru", "uk"):
                target = 50
            text = []
            while sum(map(len, text)) + len(text) < target:
                text.append(randomness.choice(words[language]))
            if number % 12 == 1:
                text.insert(2, "%lld")
            if number % 30 == 2:
                text.append("%@")
            if number % 12 == 3:
                text.insert(3, "\\n")
            value = " ".join(text)
            if number % 20 == 1:
                write('          "variations" : {\n            "plural" : {\n')
                forms = FORMS.get(language, "one other").split()
                write(",\n".join(
                    f'              "{form}" : {{\n'
                    + unit(" " * 16, "translated", "%lld " + value) + "\n              }"
                    for form in forms))
                write("\n            }\n          }\n        }")
            else:
                state = "needs_review" if number % 17 == 0 else "translated"
                write(unit(" " * 10, state, value) + "\n        }")
        write("\n      }\n    }")
    write('\n  },\n  "version" : "1.0"\n}')


if __name__ == "__main__":
    main()
