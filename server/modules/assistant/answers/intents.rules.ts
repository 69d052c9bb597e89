import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { toTraditional } from '#server/modules/catalogue/index.ts'
import { termsOf } from './sentences.rules.ts'

export type Intent =
  | 'price'
  | 'stock'
  | 'compare'
  | 'recommend'
  | 'count'
  | 'battery'
  | 'range'
  | 'protection'
  | 'temperature'
  | 'frequency'
  | 'rate'
  | 'messages'
  | 'size'
  | 'accuracy'
  | 'network'
  | 'integration'

const patterns: Record<Intent, RegExp> = {
  price:
    /幾錢|[幾多]+少?錢|幾多蚊|價錢|價格|售價|定價|價位|收費|費用|成本|預算|月費|年費|邊個貴|貴|[更最好]平|平啲|便宜|報價|\bprices?\b|\bcosts?\b|how much|expensive|cheap|budget|\bfees?\b|\bpricing\b/i,
  stock: /庫存|存貨|現貨|有貨|冇貨|缺貨|到貨|交貨|補貨|幾多件|in stock|\bstock\b|availab|lead time|sold out/i,
  compare: /比較|分別|區別|差別|不同|定係|定是|還是|好過|\bvs\b|versus|compar|differen|better|\bor\b/i,
  recommend:
    /推薦|推介|建議|邊[款隻個種部]|最[快慢遠平貴耐長好]|哪[款種個部]|適合|啱|應該|用咩|用邊|有冇|有沒有|which|fastest|longest|cheapest|recommend|suitable|suggest|\bbest\b|should (?:i|we)|do you (?:have|sell)|looking for/i,
  count:
    /幾多[個部件隻]|多少[個部件隻]|數量|how many (?:\w+ ){0,3}(?:sensors?|devices?|units?|gateways?|meters?|do (?:i|we) need)/i,
  battery: /電池|換電|供電|電源|續航|\bbatter|power supply|powered/i,
  range: /距離|幾遠|多遠|範圍|覆蓋|穿透|\brange\b|\bcoverage\b|how far|\breach/i,
  protection: /防水|防塵|防護|\bip ?\d\d\b|\bip rating|waterproof|dustproof|outdoor|ingress|戶外|室外/i,
  temperature: /溫度|幾度|耐熱|耐寒|temperature|\bhot\b|\bcold\b/i,
  frequency: /頻[段率譜]|mhz|frequenc|\bbands?\b/i,
  rate: /速率|速度|頻寬|傳輸|數據率|kbps|data rate|bandwidth|throughput|\bspeed/i,
  messages: /幾多次|幾次|訊息|messages?\b|times a day|how often/i,
  size: /尺寸|大小|幾大|重量|dimension|\bsize\b|how (?:big|large)|weigh/i,
  accuracy: /準確|精準|精度|誤差|accura|precis/i,
  network: /連接|網絡|連線|sim ?卡|lora|nb-?iot|wi-?fi|connect|network|\bsim\b/i,
  integration: /整合|接駁|對接|介面|api|mqtt|bacnet|integrat|\bbms\b/i,
}

function intentsIn(text: string): Set<Intent> {
  return new Set(kinds.filter((kind) => patterns[kind].test(text)))
}

const kinds: Intent[] = [
  ...(['price', 'stock', 'compare', 'recommend', 'count', 'battery', 'range', 'protection', 'temperature'] as const),
  ...(['frequency', 'rate', 'messages', 'size', 'accuracy', 'network', 'integration'] as const),
]

export interface QuestionAnalysis {
  /** In traditional characters. */
  text: string
  intents: Set<Intent>
  terms: Set<string>
  currency: CurrencyCode
  quantity: number | undefined
  isForCheapest: boolean
}

export function analyseQuestion(question: string): QuestionAnalysis {
  const text = toTraditional(question)
  return {
    text,
    intents: intentsIn(text),
    terms: termsOf(text),
    currency: currencyOf(text),
    quantity: quantityOf(text),
    isForCheapest: /[最更]平|平[啲些]|便宜|cheap|lowest price|least expensive/i.test(text),
  }
}

function currencyOf(text: string): CurrencyCode {
  if (/美[元金]|\busd\b|us\$|us dollars?/i.test(text)) return 'USD'
  return /人民幣|\brmb\b|\bcny\b|renminbi/i.test(text) ? 'RMB' : 'HKD'
}

const quantityMax = 100_000

/** Reads a number of pieces ("25 個", "40 units"), not of storeys or years. */
function quantityOf(text: string): number | undefined {
  const [, digits] =
    /(?<![\d.,A-Za-z-])(\d{1,6})\s?(?:個|件|部|隻|套|粒|台|units?\b|pieces?\b|pcs\b|sets?\b|sensors?\b|devices?\b|of (?:them|these)\b)(?!月|星期|小時)/i.exec(
      text,
    ) ?? []
  const quantity = Number(digits)
  return quantity > 1 && quantity <= quantityMax ? quantity : undefined
}
