-- Sends the requests of a table in turn and compares each answer with the table:
--
--   wrk -t 10 -c 10 -d 10s -s load.lua URL -- TABLE [MARK]
--
-- With a mark, texts may begin with it: those of another version, which are counted.
-- There must be as many connections as threads: then a thread knows which request is answered.

local threads = {}

function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

function init(arguments)
  rows = {}
  for line in io.lines(arguments[1]) do
    local header, target, status, language, body =
      line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)$")
    if header and header:sub(1, 1) ~= "#" then
      table.insert(rows, {
        status = tonumber(status), language = language, body = body .. "\n",
        request = wrk.format("GET", target, { ["Accept-Language"] = header }),
      })
    end
  end
  mark = arguments[2]
  -- The threads begin at different rows, so that languages meet.
  place = number * 7 % #rows
  answered, marked, wrong, example = 0, 0, 0, ""
end

function request()
  place = place % #rows + 1
  return rows[place].request
end

function response(status, headers, body)
  local row = rows[place]
  answered = answered + 1
  if mark and body:sub(1, #mark) == mark then
    marked = marked + 1
    body = body:sub(#mark + 1)
  end
  if status ~= row.status or body ~= row.body or headers["Content-Language"] ~= row.language then
    wrong = wrong + 1
    example = row.request:match("GET (%S+)") .. " " .. row.language .. " → " .. status .. " " .. body
  end
end

-- The last line is for the script that counts: answers, marked answers, wrong answers, failed requests,
-- rate.
function done(summary, latency, requests)
  local answered, marked, wrong = 0, 0, 0
  for _, thread in ipairs(threads) do
    answered = answered + thread:get("answered")
    marked = marked + thread:get("marked")
    wrong = wrong + thread:get("wrong")
    if thread:get("example") ~= "" then print("wrong: " .. thread:get("example")) end
  end
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  local rate = math.floor(summary.requests / (summary.duration / 1e6))
  print(string.format("LOAD %d %d %d %d %d", answered, marked, wrong, failed, rate))
end
