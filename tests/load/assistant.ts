import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { localAddress } from '#tests/api/platform/running-server.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { fillProducts } from './fill.ts'
import { median, percentile, type Row, startDatabase, startScript } from './measure.ts'

const products = 10_000

/** Conversations of one question or more, of all kinds. */
const conversations = [
  ['How much is the water leak sensor?'],
  ['price for 100 leak sensors', 'and for 50?', 'in USD'],
  ['one gateway and fifty leak sensors'],
  ['What do 10 parking sensors cost over five years?'],
  ['Is the smart energy meter in stock?'],
  ['sensors under HK$1,000'],
  ['Which sensor has the longest battery life?'],
  ['What is the cheapest gateway?'],
  ['Compare the indoor gateway with the outdoor gateway'],
  ['Does the water leak sensor work with your gateway?'],
  ['What do I need for leak detection in 40 washrooms?'],
  ['LoRaWAN or NB-IoT for 200 devices?'],
  ['What IP rating has the parking sensor?'],
  ['Which countries do you serve?'],
  ['Is there a response time guarantee?'],
  ['When can I see a demo?'],
  ['Please quote 10 leak sensors, 2 indoor gateways and 3 energy meters'],
  ['Where is my order?'],
  ['How does LoRaWAN reach the basement?'],
  ['Do you sell periscopes?'],
  ['漏水感測器幾錢'],
  ['100 個漏水感測器幾錢', '50 個呢', '美金呢'],
  ['一部網關同五十個漏水感測器'],
  ['10 個泊車感測器五年要幾錢'],
  ['智能電錶有冇貨'],
  ['一千蚊以下嘅感測器'],
  ['邊款感測器電池最耐用'],
  ['最平嘅網關係邊部'],
  ['室內網關同室外網關有咩分別'],
  ['漏水感測器夾唔夾到你哋嘅網關'],
  ['四十個洗手間漏水監測要啲咩'],
  ['200 部裝置用 LoRaWAN 定 NB-IoT 好'],
  ['泊車感測器防水等級係幾多'],
  ['你哋服務邊啲國家'],
  ['有冇保證幾耐回覆'],
  ['幾時有得睇示範'],
  ['請報價：5個電錶、1部室內網關'],
  ['我張單去到邊'],
  ['LoRaWAN 喺地庫收唔收到'],
  ['你哋有冇賣潛望鏡'],
]

const searches = [
  'water leak sensor',
  'temperature and humidity sensor',
  'gateway',
  'NB-IoT parking',
  'HI-000123',
  'energy meter for tenants',
  'cold room logger',
  'getway',
  'footfall counter',
  'outdoor IP67 battery sensor',
  '漏水感測器',
  '溫濕度感測器',
  '網關',
  '泊車感測器',
  '電錶',
  '凍房溫度',
  '客流統計',
  '空氣質素',
  '水掣',
  '室外防水電池感測器',
]

/** Answers without a language model, and searches of programs by MCP, among 10,000 products; the second time counts. */
export async function measureAssistant(): Promise<Row[]> {
  await using database = await startDatabase()
  await fillProducts(database.url, products)
  await using server = await startScript('server/main.ts', { DATABASE_URL: database.url, ...(await localAddress()) })
  await answered(server.url)
  const answers = await answered(server.url)
  await found(server.url)
  return [
    row(`Answers without a model, among ${products} products`, answers, 100),
    row('Searches by MCP there', await found(server.url), 60),
  ]
}

function row(name: string, times: number[], most: number): Row {
  const half = median(times).toFixed(0)
  return { name: `${name}, p95 of ${times.length} (p50 ${half} ms)`, value: percentile(times, 95), most, unit: 'ms' }
}

/** Returns how long each question of the conversations takes, ms, each conversation with a visitor of its own. */
async function answered(url: string): Promise<number[]> {
  const times: number[] = []
  for (const questions of conversations) {
    const visitor = chatVisitor({ url })
    let conversationId: string | undefined
    for (const question of questions) {
      const since = performance.now()
      const answer = await visitor.ask(question, { language: isChinese(question) ? 'zh-TW' : 'en', conversationId })
      times.push(performance.now() - since)
      conversationId = answer.conversationId
    }
  }
  return times
}

/** Returns how long each search takes, ms. */
async function found(url: string): Promise<number[]> {
  const client = new Client({ name: 'bench', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)))
  const times: number[] = []
  for (const query of searches) {
    const since = performance.now()
    const { isError } = await client.callTool({ name: 'find_products', arguments: { query } })
    times.push(performance.now() - since)
    if (isError) throw new Error(`${query} was refused`)
  }
  await client.close()
  return times
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
