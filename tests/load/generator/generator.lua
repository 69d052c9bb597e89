-- wrk -s generator.lua ORIGIN -- FILE: sends the requests of the file in turn; prints what generator.ts reads.
local requests = {}
local turn = 0

function init(arguments)
  local file = assert(io.open(arguments[1], 'rb'))
  for request in file:read('*a'):gmatch('.-\r\n\r\n') do requests[#requests + 1] = request end
  file:close()
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '{"answered":%d,"failed":%d,"seconds":%f,"p99Ms":%f,"processorMs":%f}\n',
    summary.requests, failed, summary.duration / 1e6, latency:percentile(99) / 1000, os.clock() * 1000))
end
