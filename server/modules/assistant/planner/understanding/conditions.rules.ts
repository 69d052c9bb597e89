import { coldAfter } from './figures.rules.ts'
import { type Numeral, numeralsIn } from './numerals.rules.ts'

/** What a figure of a question is compared with: a row of a specification of the same measure. */
export type Measure =
  | 'pressure'
  | 'load'
  | 'temperature'
  | 'bore'
  | 'width'
  | 'height'
  | 'depth'
  | 'length'
  | 'interval'
  | 'band'
  | 'current'
  | 'protection'
  | 'phases'
  | 'duration'
  | 'rate'
  | 'opening'
  | 'gap'

/** A figure that a product must meet: "8 bar", "minus 35", "hosed down". */
export interface Condition {
  measure: Measure
  /** In the unit of `scales`. */
  value: number
  /** As asked: "8 bar". */
  said: string
}

/** Units of a measure after a number, with the factor to its own unit. */
const scales: [Measure, RegExp, number][] = [
  ['pressure', /^\s*(?:bars?|巴|公斤(?:水?壓)?(?=$|[^\p{L}]|嘅|的|，|水)|kgf?\/cm2)(?![a-z])/u, 1],
  ['pressure', /^\s*mpa(?![a-z])/u, 10],
  ['pressure', /^\s*kpa(?![a-z])/u, 0.01],
  ['pressure', /^\s*psi(?![a-z])/u, 0.0689],
  ['load', /^[\s-]*(?:tonnes?|tons?|公噸|噸|t(?![a-z]))/u, 1],
  ['temperature', /^\s*(?:°\s?c?|℃|度|degrees?(?: c(?:elsius)?)?|celsius|centigrade|c)(?![a-z])/u, 1],
  ['rate', /^\s*(?:hz|pulses? ?(?:per|a|\/) ?s(?:ec(?:ond)?)?)(?![a-z])/u, 1],
  ['bore', /^[\s-]*(?:inch(?:es)?|吋|英寸|"|in(?= (?:pipe|main|valve|line|supply)))/u, 1],
  ['length', /^\s*(?:米|公尺|m(?![a-z\d²³])|met(?:re|er)s?(?![a-z]))/u, 1],
  ['length', /^\s*(?:cm(?![a-z])|厘米|公分)/u, 0.01],
  ['length', /^\s*(?:mm(?![a-z])|毫米)/u, 0.001],
  ['length', /^\s*(?:ft|feet|foot|呎)(?![a-z²2])/u, 0.3048],
  ['band', /^\s*ghz(?![a-z])|^g(?= ?(?:wi-?fi|頻|only|network$))|^g(?=.{0,6}wi-?fi)/u, 1000],
  ['band', /^\s*mhz(?![a-z])/u, 1],
  ['phases', /^[\s-]*(?:phase|相)(?![a-z])/u, 1],
  ['current', /^\s*(?:a|amps?|amperes?|安培?)(?![a-z])/u, 1],
]

/** How often something is sent, in minutes; before or around a number, or without one. */
const everyOf: [RegExp, number][] = [
  [
    /(?:once (?:a|every|per)|every|each|per|(?:a )?(?:reading|message|report|update)s? (?:a|per|each)) (?:single )?second|每(?:一)?秒/u,
    1 / 60,
  ],
  [
    /(?:once (?:a|every|per)|every|each|(?:reading|message|report|update)s? (?:a|per|each)) (?:single )?minute|每(?:一)?分鐘(?!.{0,4}幾)/u,
    1,
  ],
  [/(?:once (?:a|every|per)|every|each) hour|每(?:一)?(?:個)?(?:小時|鐘頭)/u, 60],
]
const everyBefore = /(?:every|each|once (?:every|per)|每(?:隔)?)\s*$/u
const withinBefore = /(?:within|in|under|less than|in under|inside)\s*$/u
const periods: [RegExp, number][] = [
  [/^[\s-]*(?:seconds?|secs?|s|秒)(?![a-z])/u, 1 / 60],
  [/^[\s-]*(?:minutes?|mins?|分鐘)(?![a-z])/u, 1],
  [/^[\s-]*(?:hours?|hrs?|小時|個?鐘頭?)(?![a-z])/u, 60],
]
const sends = /send|report|transmit|updat|upload|reading|record|log|push|interval|上報|回傳|傳|更新|報|記錄|讀數|send/u

/** Which length is meant. */
const lengths: [Measure, RegExp][] = [
  ['gap', /away|apart|(?<![a-z])gap|隔|間隙/u],
  ['opening', /粗|thick|around it/u],
  ['bore', /喉|水管|管徑|口徑|pipe|main\b|bore|dn ?\d/u],
  ['width', /闊|寬|wide|width|across/u],
  ['height', /高|天花|high|height|ceiling|tall|hang|above the floor/u],
  ['depth', /深|deep|depth/u],
  ['length', /長|long|length|cable|lead|rope|reach|線|繩/u],
]

/** Least water protection, the second digit of an IP code, of what a device is put through. */
const exposures: [RegExp, number][] = [
  [/submer|immers|泡在水|泡喺水|泡水|under ?water|flooded over|drown|浸(?:喺|在|落|入)?(?:水|喺水)|水底|浸水/u, 7],
  [
    /(?<![a-z])hos(?:e|es|ed|ing)(?![a-z])|(?:pressure|jet|power)[- ]?wash|wash(?:ed)? down|water jets?|沖洗|射水|水喉射|沖水|高壓水|噴水/u,
    5,
  ],
  [
    /(?<![a-z])rain(?:s|y|ing|fall|storm)?(?![a-z])|outdoors?|outside|open air|weather(?!proof)|canopy|sprinkler|落雨|淋雨|雨淋|日曬雨|露天|戶外|室外/u,
    4,
  ],
]

const borePerInch: Record<string, number> = {
  0.5: 15,
  0.75: 20,
  1: 25,
  1.25: 32,
  1.5: 40,
  2: 50,
  2.5: 65,
  3: 80,
  4: 100,
  6: 150,
}

/** Returns the figures of a question (lower case, traditional characters) that a specification may be held against. */
export function conditionsIn(text: string): Condition[] {
  const numerals = numeralsIn(text)
  const [, bore] = /(?<![a-z])dn ?(\d{1,3})(?!\d)/u.exec(text) ?? []
  const bores: Condition[] = bore ? [{ measure: 'bore', value: Number(bore), said: `DN${bore}` }] : []
  const figures = numerals.flatMap((one) => figureAt(one, text))
  return [
    ...bores,
    ...figures.filter(({ measure }) => measure !== 'bore' || bores.length === 0),
    ...intervalsIn(text, numerals),
    ...exposureIn(text),
  ]
}

function figureAt(numeral: Numeral, text: string): Condition[] {
  const [before, after] = [text.slice(0, numeral.start), text.slice(numeral.end)]
  const [unit] = scales.flatMap(([measure, pattern, factor]) => {
    const match = pattern.exec(after)
    return match ? [{ measure, factor, length: match[0].length }] : []
  })
  const isCold = numeral.value < 0 && (!/^\s*\p{L}/u.test(after) || coldAfter.test(after))
  if (!unit) return isCold ? [{ measure: 'temperature', value: numeral.value, said: `${numeral.value} °C` }] : []
  const said = text.slice(numeral.start, numeral.end + unit.length).trim()
  const value = numeral.value * unit.factor
  if (unit.measure === 'bore') {
    const nominal = borePerInch[numeral.value]
    return nominal ? [{ measure: 'bore', value: nominal, said: `${said} (DN${nominal})` }] : []
  }
  if (unit.measure !== 'length')
    return [{ measure: unit.measure, value, said: unit.measure === 'temperature' ? `${numeral.value} °C` : said }]
  const beside = after.slice(unit.length, unit.length + 7)
  const near = `${before.slice(-24)} ${after.slice(unit.length, unit.length + 24)}`
  const measure =
    lengths.find(([, pattern]) => pattern.test(beside))?.[0] ??
    lengths.find(([, pattern]) => pattern.test(near))?.[0] ??
    lengths.find(([, pattern]) => pattern.test(text))?.[0]
  if (!measure) return []
  return measure === 'bore' ? [{ measure, value: Math.round(value * 1000), said }] : [{ measure, value, said }]
}

function intervalsIn(text: string, numerals: Numeral[]): Condition[] {
  const within = numerals.flatMap((one): Condition[] => {
    const [before, after] = [text.slice(0, one.start), text.slice(one.end)]
    const period = periods.find(([pattern]) => pattern.test(after))
    const [unit = ''] = period?.[0].exec(after) ?? []
    const isWithin = withinBefore.test(before) || /^\s*(?:之?內|以內)/u.test(after.slice(unit.length))
    return period && isWithin
      ? [{ measure: 'duration', value: one.value * period[1], said: text.slice(one.start, one.end) + unit }]
      : []
  })
  if (within.length > 0) return within
  if (!sends.test(text)) return []
  const counted = numerals.flatMap((one): Condition[] => {
    const after = text.slice(one.end)
    const period = periods.find(([pattern]) => pattern.test(after))
    if (!period || !everyBefore.test(text.slice(0, one.start))) return []
    return [
      {
        measure: 'interval',
        value: one.value * period[1],
        said: text.slice(one.start, one.end) + (period[0].exec(after)?.[0] ?? ''),
      },
    ]
  })
  if (counted.length > 0) return counted
  const [first] = everyOf.flatMap(([pattern, value]): Condition[] => {
    const [said] = pattern.exec(text) ?? []
    return said ? [{ measure: 'interval', value, said }] : []
  })
  return first ? [first] : []
}

function exposureIn(text: string): Condition[] {
  const [first] = exposures.flatMap(([pattern, value]): Condition[] => {
    const [said] = pattern.exec(text) ?? []
    return said ? [{ measure: 'protection', value, said }] : []
  })
  return first ? [first] : []
}
