/** A unit as written. Units of one base can be converted. */
export interface Unit {
  base: string
  /** Multiple of the base. */
  factor: number
  text: string
}

/** Normalized spellings of units by family, with their multiples of the first. */
const families = {
  distance: {
    1: 'm|metres?|meters?|米|公尺',
    1000: 'km|kilomet(?:re|er)s?|公里|千米',
    0.01: 'cm|厘米|公分',
    0.001: 'mm|毫米',
    0.0254: 'in|inch|inches|吋|英寸',
  },
  time: {
    1: 's|secs?|seconds?|秒鐘?|秒钟',
    60: 'mins?|minutes?|分鐘?|分钟',
    3600: 'h|hrs?|hours?|小時',
    86400: 'd|days?|日|天',
    604800: 'weeks?|wks?|星期|週|周',
    2629800: 'months?|mths?|個?月|个月',
    31557600: 'years?|yrs?|年',
  },
  mass: { 1: 'g|grams?|克', 1000: 'kg|公斤|千克', 1000000: 't|tonnes?|公?噸|公吨' },
  voltage: { 1: 'v|volts?|伏特?', 0.001: 'mv', 1000: 'kv' },
  current: { 1: 'ma|毫安', 1000: 'a|amps?|安培?', 0.001: 'μa|ua|微安' },
  power: { 1: 'w|watts?|瓦特?', 0.001: 'mw', 1000: 'kw|千瓦' },
  charge: { 1: 'mah|毫安時', 1000: 'ah|安時' },
  frequency: { 1: 'mhz', 1000: 'ghz', 0.001: 'khz' },
  dataRate: { 1: 'kbps|kbit/s', 1000: 'mbps|mbit/s', 0.001: 'bps|bit/s' },
  level: { 1: 'dbm' },
  temperature: { 1: '°? ?c|攝氏度?|度' },
  humidity: { 1: '%|% ?rh|% ?r\\.h\\.|rh' },
} satisfies Record<string, Record<number, string>>

/** `any`: every text is a unit of its own; `count`: pieces of any name. */
export type UnitFamily = keyof typeof families | 'any' | 'count'

const spellings = Object.entries(families).map(([family, units]) => ({
  family,
  units: Object.entries(units).map(([factor, written]) => ({
    factor: Number(factor),
    pattern: new RegExp(`^(?:${written})$`),
  })),
}))

const unitMax = 12
/** "100 up" is a minimum, not a count. */
const beginning = /起|from/

/** @param written normalized by plainText @returns undefined when it is not of the family */
export function readUnit(family: UnitFamily, written: string): Unit | undefined {
  const text = written.trim()
  if (text.length > unitMax) return undefined
  if (family === 'count') return beginning.test(text) ? undefined : { base: 'count', factor: 1, text }
  if (family === 'any') return text === '' ? undefined : { base: text, factor: 1, text }
  const { plain = text, current = '' } = /^(?<plain>.*?v) ?(?<current>[ad]c)$/.exec(text)?.groups ?? {}
  const units = spellings.find((one) => one.family === family)?.units
  const found = units?.find(({ pattern }) => pattern.test(plain))
  return found && { base: family + current, factor: found.factor, text }
}
