/// The encoding of octal escapes: ASCII, and from 0x80 on what NEXTSTEP had.
enum NextStepLatin {
  /// The characters of 0x80 to 0xFD by the Unicode Consortium's `NEXTSTEP.TXT`; 0xFE and 0xFF have
  /// none.
  private static let upper: [Unicode.Scalar] = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").unicodeScalars)

  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let index = Int(byte) - 0x80
    return index < upper.count ? upper[index] : nil
  }
}
