// node tests/support/gateway/main.ts [--port 4020]: a model gateway to look at the assistant with. A message that holds a word of
// `faults`, such as "play:429", meets that fault; one of `called`, such as "play:quote", makes it call that tool first.
import { parseArgs } from 'node:util'
import { calls, emptyChoices, type Play, says } from './plays.ts'
import { type GatewayRequest, startGateway } from './stand-in.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.GATEWAY_STAND_IN_PORT ?? '4020' },
    every: { type: 'string', default: '40' },
  },
})
const everyMs = Number(values.every)

const texts = {
  zh: '可以。**IP67** 的防護等級足夠長期裝在戶外 [1]，但要留意三點：\n\n1. 電纜接頭要用同級的防水接頭。\n2. 避免長期浸在水中，浸水請選 IP68。\n3. 天台要加防雷。\n\n| 型號 | 防護等級 |\n| --- | --- |\n| 漏水感測器 | IP67 |\n\n想要的話，我可以按樓層數目估算要多少個 [2]。',
  en: 'Yes. **IP67** is enough for years outdoors [1], with three things to mind:\n\n1. Use cable glands of the same rating.\n2. Do not leave it under water: choose IP68 for that.\n3. Add surge protection on a rooftop.\n\n| Model | Protection |\n| --- | --- |\n| Water Leak Sensor | IP67 |\n\nTell me how many floors you have and I can work out how many you need [2].',
}
const begun = [everyMs, '這是', everyMs, '一個被']

const faults: Record<string, Play> = {
  ...Object.fromEntries([400, 401, 402, 403, 408, 500, 502, 503].map((status) => [status, { kind: 'status', status }])),
  429: { kind: 'status', status: 429, retryAfter: '20' },
  html: { kind: 'html' },
  empty: emptyChoices(),
  nothing: says(''),
  cut: { kind: 'stream', pieces: begun, end: 'cut' },
  error: { kind: 'stream', pieces: begun, end: { error: 502 } },
  silence: { kind: 'stream', pieces: begun, end: 'silence' },
  never: { kind: 'never' },
  lost: { kind: 'lost' },
}

const lines = [
  { product: 'HI-WL-01', quantity: 50 },
  { product: 'HI-GW-02', quantity: 1 },
  { product: 'HI-NET-LORA', quantity: 50 },
]
const called: Record<string, Play> = {
  prices: calls({ name: 'price_list', input: { lines } }),
  quote: calls({ name: 'propose_quote_request', input: { lines } }),
  book: calls({ name: 'propose_booking', input: { demo: 'live', product: 'Water leak sensor' } }),
}

function answer({ body }: GatewayRequest): Play {
  const question = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const isCalled = body.messages.some(({ role }) => role === 'tool')
  const call = called[/play:(\w+)/.exec(question)?.[1] ?? '']
  if (call && body.tools && !isCalled) return call
  const fault = faults[/play:(\w+)/.exec(question)?.[1] ?? '']
  return fault ?? says(/\p{Script=Han}/u.test(question) ? texts.zh : texts.en, { everyMs })
}

const gateway = await startGateway({ port: Number(values.port) })
gateway.answerWith(answer)
console.log(`Gateway stand-in: CHAT_API_URL=${gateway.url} CHAT_API_KEY=${gateway.apiKey}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gateway.close())
