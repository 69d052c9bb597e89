import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { type Numeral, numeralsIn } from './numerals.rules.ts'

/** What a number of a question counts. */
export type Role =
  | 'money'
  | 'quantity'
  | 'years'
  | 'months'
  | 'time'
  | 'floors'
  | 'area'
  | 'buildings'
  | 'bays'
  | 'tenants'
  | 'rooms'
  | 'percent'
  | 'celsius'
  | 'kilometres'
  | 'metres'
  | 'other'
  /** Not wanted, or counted into another. */
  | 'ignored'

export interface Figure extends Numeral {
  role: Role
  /** Of money. */
  currency?: CurrencyCode | undefined
  /** Of money and measures: whether it is the least or the most. */
  bound?: 'min' | 'max' | undefined
}

const hkd = '(?:hk\\s?\\$|hkd|港幣|港元|港紙)'
const usd = '(?:us\\s?\\$|usd|美金|美元|美刀|us dollars?)'
const rmb = '(?:rmb|cny|¥|￥|人民幣|renminbi|yuan)'
const moneyBefore = new RegExp(`(?:(${usd})|(${rmb})|(${hkd}|\\$))\\s*$`, 'u')
const moneyAfter = new RegExp(
  `^\\s*(?:(${usd})|(${rmb})|(${hkd}|(?:hong kong )?dollars?|bucks|蚊雞|蚊|元|銀|文(?!件)|個銀錢|塊錢?(?!板)))(?![a-z])`,
  'u',
)

/** "40 bay sensors": what is counted are sensors. */
function countsDevices(unit: RegExp, after: string): boolean {
  return /^\s*(?:sensors?|detectors?|pucks?|monitors?|meters?|counters?|probes?|感測|感應|傳感|偵測)/u.test(
    after.replace(unit, ''),
  )
}

/** Units after a number, the first that fits. */
const units: [Role, RegExp][] = [
  ['celsius', /^\s*(?:°\s?c?|℃|度|degrees?(?: c(?:elsius)?)?|celsius|centigrade|c)(?![a-z])/u],
  ['kilometres', /^\s*(?:km|公里|千米|kilomet(?:er|re)s?)(?![a-z])/u],
  [
    'area',
    /^[\s-]*(?:m2|m²|㎡|sqm|sq\.? ?(?:m|ft|feet|met(?:er|re)s?)\b|square[\s-](?:met(?:er|re)s?|feet|foot)|平方米|平方呎|平方尺|平方(?!公里)|平米|呎|尺|ft2|ft²|sqft)/u,
  ],
  [
    'floors',
    /^[\s-]*(?:層|樓(?!宇)|(?:(?:guest|office|whole|single|typical|ground|top|retail) )?floors?|store?(?:y|ies|ys)|storied|storeyed|levels?)(?![a-z])/u,
  ],
  ['buildings', /^\s*(?:幢|棟|座|buildings?|towers?|blocks?|sites?|場地|個(?:場地|屋苑|商場|地點))(?![a-z])/u],
  ['bays', /^\s*(?:個?(?:車位|泊位|泊車位)|(?:parking |car )?(?:bays?|spaces?|spots|slots))(?![a-z])/u],
  ['tenants', /^\s*(?:個?(?:租戶|租客|單位|戶(?!外))|tenants?|flats?|apartments?|shops)(?![a-z])/u],
  [
    'rooms',
    /^\s*(?:間|個(?:房|洗手間|公?廁所?|雪櫃|凍房|冷庫|課室|機房|茶水間)|(?:(?:walk[- ]in|public|vaccine|meeting|guest|cold|server|[a-z]+) ){0,2}(?:rooms?|washrooms?|toilets?|restrooms?|fridges?|freezers?|chillers?|coolers?|cold ?stores?|wards?|labs?|classrooms?|zones?))(?![a-z])/u,
  ],
  ['months', /^[\s-]*(?:個月|months?)(?![a-z])/u],
  ['years', /^[\s-]*(?:年|years?|yrs?)(?![a-z])/u],
  [
    'time',
    /^[\s-]*(?:個?(?:星期|禮拜|工作天|工作日|小時|鐘頭|鐘)|周|週|天|日|分鐘|秒|weeks?|(?:working |business )?days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|am|pm|o'clock|點鐘?)(?![a-z])/u,
  ],
  ['percent', /^\s*(?:%|percent|per cent|折|成)(?![a-z])/u],
  [
    'metres',
    /^\s*(?:米|公尺|m(?![a-z])|metres?(?![a-z])|meters?(?![a-z])(?!\s*(?:and|plus|please|readings?|costs?|prices?|[,&?.]|$)))/u,
  ],
  [
    'other',
    /^[\s-]*(?:in[\s-]1|in[\s-]one|合一|合1|相|phases?|路|線|mm|cm|公分|厘米|毫米|kg|g|公斤|tonnes?|tons?|公噸|噸|inch(?:es)?|吋|英寸|ft|feet|mhz|ghz|hz|v|volts?|伏特?|a|amps?|安培?|w|kw|kwh|bps|kbps|mbps|mb|gb|ppm|bar|psi|kpa|mpa|巴|µg|dbi|litres?|liters?|則|次|messages?|msgs?|bytes?|times|people(?! count)|個?人(?!流)|cars?(?! park)|users?|個用戶|技術|technologies|networks?|種|款|樣|項|kinds?|types?|st|nd|rd|th|分之|章|號)(?![a-z])/u,
  ],
]

const most =
  /(?:under|below|less than|lower than|up to|cheaper than|within|no more than|not more than|at most|max(?:imum)?(?: of)?|not (?:exceed(?:ing)?|over|above)|<=?|≤|低於|少於|小於|不超過|唔超過|唔好超過|唔好貴過|唔貴過|不多於|唔多過|最多|平過|細過|便宜過)\s*(?:a |the |about |大概|大約)?$/u
const least =
  /(?:over|above|more than|higher than|greater than|at least|minimum(?: of)?|min|from|>=?|≥|高於|多於|大於|超過|最少|至少|貴過|多過|遠過|耐過)\s*(?:a )?$/u
const mostAfter = /^\s*(?:以下|以內|之內|或以下|內(?!地)|樓下|or less|or under|or below|max(?:imum)?\b|tops\b|之下)/u
const leastAfter = /^\s*(?:以上|或以上|起(?!碼)|樓上|or more|or above|or over|and up|\+|plus\b)/u
const notCounted =
  /(?:第|月費|年費|cap\.?|no\.?|model|ref(?:erence)?|型號|編號|#|ieee|scope|範圍|version|v|phase|step|since|year|band)\s*$/u

/** "a -18 freezer" */
export const coldAfter = /^\s*(?:deep )?(?:freezers?|fridges?|cold|chill|cool|store|雪|凍|冷|冰)/u

/** A sum of money without its unit: "a budget of 20000", 「預算兩萬」. */
const budgetBefore = /(?:預算|(?<![a-z])budget(?: of| is|:)?)\s*$/u

/** Returns the numbers of a text (lower case, traditional characters) with what each counts. */
export function figuresIn(text: string): Figure[] {
  const numerals = numeralsIn(text)
  const found = numerals.flatMap((one) => figureOf(one, text))
  const ranged = found.map((figure, place) => withRange(figure, found[place + 1], text))
  return multiplied(withoutRefused(ranged, text), text)
}

function figureOf(numeral: Numeral, text: string): Figure[] {
  const [before, after] = [text.slice(0, numeral.start), text.slice(numeral.end)]
  const money = currencyAt(before, after)
  const end = money ? numeral.end + money.length : numeral.end
  const bare = money ? before.replace(moneyBefore, '') : before
  const later = text.slice(end)
  const [lead] = most.exec(bare) ?? least.exec(bare) ?? ['']
  const [tail] = mostAfter.exec(later) ?? leastAfter.exec(later) ?? ['']
  const bound =
    most.test(bare) || mostAfter.test(later) ? 'max' : least.test(bare) || leastAfter.test(later) ? 'min' : undefined
  if (money)
    return [
      {
        ...numeral,
        start: bare.trimEnd().length - lead.trimEnd().length,
        end: end + tail.length,
        role: 'money',
        currency: money.currency,
        bound,
      },
    ]
  const role = units.find(
    ([one, pattern]) => pattern.test(after) && !(countsPlaces.has(one) && countsDevices(pattern, after)),
  )?.[0]
  if (role === 'years' && numeral.value >= 1900) return [{ ...numeral, role: 'other' }]
  if (role) {
    const pattern = role === 'rooms' ? /^\s*[間個]?/u : units.find(([one]) => one === role)?.[1]
    const unit = pattern?.exec(after)?.[0] ?? ''
    const rest = after.slice(unit.length)
    const [limit] = (role !== 'other' && (mostAfter.exec(rest) ?? leastAfter.exec(rest))) || ['']
    return [{ ...numeral, end: numeral.end + unit.length + limit.length, role, bound: boundAfter(role, bound, rest) }]
  }
  if (notCounted.test(before)) return [{ ...numeral, role: 'other' }]
  if (numeral.value >= 100 && budgetBefore.test(before)) return [{ ...numeral, role: 'money', bound }]
  if (numeral.value < 0 && (!/^\s*[\p{L}]/u.test(after) || coldAfter.test(after)))
    return [{ ...numeral, role: 'celsius' }]
  if (bound === 'max' && isBarePrice(numeral, before, after))
    return [{ ...numeral, start: numeral.start - lead.length, end: numeral.end + tail.length, role: 'money', bound }]
  return isQuantity(numeral, before, after) ? [{ ...numeral, role: 'quantity' }] : []
}

function boundAfter(role: Role, bound: Figure['bound'], after: string): Figure['bound'] {
  if (bound || role === 'other') return bound
  if (/^\s*(?:或以上|以上|or more|or longer|\+)/u.test(after)) return 'min'
  return /^\s*(?:或以下|以下|以內|or less)/u.test(after) ? 'max' : undefined
}

function currencyAt(before: string, after: string): { currency: CurrencyCode; length: number } | undefined {
  const [front, back] = [moneyBefore.exec(before), moneyAfter.exec(after)]
  const match = front ?? back
  if (!match) return
  const currency = match[1] ? 'USD' : match[2] ? 'RMB' : back?.[1] ? 'USD' : back?.[2] ? 'RMB' : 'HKD'
  return { currency, length: back?.[0].length ?? 0 }
}

/** "sensors under 1000", 「一千以下」: a limit without any unit, too large to count things. */
function isBarePrice({ value }: Numeral, before: string, after: string): boolean {
  const isCounted = /^\s*(?:個|件|部|隻|套|粒|台|張|units?|pieces?|pcs|sensors?|devices?|of)/u.test(after)
  return value >= 100 && !isCounted && !/(?:quantit|moq|訂購|落單)/u.test(before)
}

const counters = '(?:個|件|部|隻|套|粒|台|臺|張|盒|枝|支|塊|條|打|箱|批|對|嘅|部機)'
const pronounBefore =
  /(?:which|this|that|the|other|another|any|each|every|no|some|last|first|second|new|good|better|cheaper|small|big|right|same|former|latter|[a-z]+est|what|either|such)\s*$/u
const nounAfter =
  /^\s+(?!(?:under|over|above|below|near|beside|went|goes|did|actually|of|is|has|have|with|for|would|do|does|should|can|that|which|in|on|or|and|to|i|you|we|are|will|at|from|by|it|more|off|than|last|go|year|day|day's|week|month)(?![a-z]))[a-z]/u

/** Before a number of things that are known: "of the four networks". */
const pointedAt = /(?<![a-z])(?:of (?:the|your)|those|these)\s*$/u
/** What follows a number that stands for things named before: "which of those two is cheaper". */
const verbAfter = /^\s+(?:is|are|has|have|lasts?|goes|do|does|would|will|can|one|ones)(?![a-z]).*$/u

function isQuantity({ value, isDigits }: Numeral, before: string, after: string): boolean {
  if (pointedAt.test(before) && (value < 10 || !/^\s*[a-z]/u.test(after.replace(verbAfter, '')))) return false
  const isLatin = /[a-z]\s*$/u.test(before) || /^\s*[a-z]/u.test(after)
  if (isDigits)
    return (
      !/^\s*(?:-|–|\/)?\s*(?:in-|合)/u.test(after) &&
      !(value >= 1990 && value <= 2099 && /(?:in|since|by|of|於|喺)\s*$/u.test(before))
    )
  const isHan = new RegExp(`^\\s*${counters}`, 'u').test(after)
  if (isHan) return !/(?:邊|哪|每|另|其中|呢|嗰|這|那)$/u.test(before)
  if (value === 1) return isLatin && !pronounBefore.test(before) && (nounAfter.test(after) || /^\s*unit/u.test(after))
  if (/(?:[a-z])$/u.test(before.trimEnd()) || /^[\s-]*[a-z]/u.test(after))
    return !/^\s*(?:off|price|of the(?! (?:first|second|other|latter|former|cheaper|dearer))|year|day)/u.test(after)
  return value >= 10 && !/^[年月日點]/u.test(after)
}

/** "between 500 and 1,000 dollars", "$500 to $1000": the first is the least, the second the most. */
function withRange(figure: Figure, next: Figure | undefined, text: string): Figure {
  if (next?.role !== 'money' || (figure.role !== 'money' && figure.role !== 'quantity')) return figure
  const between = text.slice(figure.end, next.start)
  if (!/^\s*(?:-|–|~|至|到|to|and|同|and up to)\s*(?:hk\s?\$|us\s?\$|\$|hkd|usd|rmb|¥)?\s*$/u.test(between))
    return figure
  next.bound = 'max'
  return { ...figure, role: 'money', currency: next.currency, bound: 'min' }
}

const refused =
  /(?:(?<![a-z])(?:not|rather than|instead of)|唔好|唔係|不是|唔要|不要|而唔係|而不是)\s*(?:the |a |要|買)?$/u

/** "not 25 but 60": what is refused counts nothing, where another quantity is given. */
function withoutRefused(figures: Figure[], text: string): Figure[] {
  const isRefused = ({ role, start }: Figure) => role === 'quantity' && refused.test(text.slice(0, start))
  const isOther = figures.some((figure) => figure.role === 'quantity' && !isRefused(figure))
  return isOther ? figures.map((figure) => (isRefused(figure) ? { ...figure, role: 'ignored' } : figure)) : figures
}

const countsPlaces = new Set<Role>(['quantity', 'floors', 'buildings', 'bays', 'tenants', 'rooms'])
const eachOf = /(?:for|at|in|on|to|per) each (?:of )?(?:our |the |my |these |those )?$/u
const ofEach = /^[^\d，,。]{0,8}每.[^\d，,。]{0,6}$/u

/** "3 sites with 12 sensors each" */
function isEachOf({ role, end }: Figure, next: Figure, text: string): boolean {
  const isPlaces = role !== 'quantity' && /(?:with|need(?:ing)?|having|,|:)\s*$/u.test(text.slice(end, next.start))
  return isPlaces && /^[^.?!\d]{0,40}(?<![a-z])each(?![a-z])/u.test(text.slice(next.end))
}

/** "two sensors for each of our 6 rooms", 「六個出入口每個裝一部」: what is counted for each of several is that many times as much. */
function multiplied(figures: Figure[], text: string): Figure[] {
  const done = figures.map((figure) => ({ ...figure }))
  for (const [place, figure] of done.entries()) {
    if (!countsPlaces.has(figure.role)) continue
    const [before, next] = [done[place - 1], done[place + 1]]
    const noun = /^\s*[a-z-]+/u.exec(text.slice(figure.end))?.[0] ?? ''
    if (eachOf.test(text.slice(0, figure.start))) {
      figure.end += noun.length
      if (before?.role === 'quantity') {
        before.value *= figure.value
        figure.role = 'ignored'
      } else figure.role = 'quantity'
    } else if (next?.role === 'quantity' && isEachOf(figure, next, text)) {
      next.value *= figure.value
      figure.role = 'ignored'
    } else if (next?.role === 'quantity' && ofEach.test(text.slice(figure.end, next.start))) {
      next.value *= figure.value
      figure.end = next.start
      figure.role = 'ignored'
    }
  }
  return done
}
