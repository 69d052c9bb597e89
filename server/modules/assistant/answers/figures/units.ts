/** Unit of measurement; only figures of the same family compare. */
export interface Unit {
  family: string
  /** Base units of the family in one unit. */
  factor: number
}

type Row = [family: string, factor: number, words: string]

/** Regular expression sources, Chinese ones in traditional characters. Latin ones are case-sensitive: a "V" is not a "v". */
const rows: Row[] = [
  ['area', 1e6, 'km²|km2|平方公里|square kilomet(?:re|er)s?'],
  ['area', 1, 'm²|m2|㎡|平方米|square met(?:re|er)s?|sq\\.? ?m'],
  ['area', 0.092903, '平方呎|方呎|sq\\.? ?ft|square feet'],
  ['length', 1000, 'km|KM|公里|千米|kilomet(?:re|er)s?'],
  ['length', 0.01, 'cm|厘米|公分|centimet(?:re|er)s?'],
  ['length', 0.001, 'mm|毫米|公釐|millimet(?:re|er)s?'],
  ['length', 1, 'm|米|公尺|met(?:re|er)s?'],
  ['length', 0.3048, 'ft|feet|foot|呎|英尺'],
  ['length', 0.0254, 'inch(?:es)?|吋|英寸'],
  ['length', 1609.344, 'miles?|英里'],
  ['months', 12, '[Yy]ears?|[Yy]rs?|年'],
  ['months', 1, '[Mm]onths?|個月'],
  ['seconds', 604_800, '[Ww]eeks?|個?星期|週|周'],
  ['seconds', 86_400, '(?:[Ww]orking |[Bb]usiness )?[Dd]ays?|個?工作[天日]|日|天'],
  ['seconds', 3600, '[Hh]ours?|hrs?|h|個?小時|鐘頭'],
  ['seconds', 60, '[Mm]inutes?|mins?|分鐘'],
  ['seconds', 1, '[Ss]econds?|secs?|s|秒'],
  ['seconds', 0.001, 'ms|毫秒'],
  ['bits', 1, 'bps|bit/s'],
  ['bits', 1e3, '[kK]bps|kbit/s'],
  ['bits', 1e6, 'Mbps|Mbit/s'],
  ['bits', 1e9, 'Gbps|Gbit/s'],
  ['hertz', 1, 'Hz|赫'],
  ['hertz', 1e3, 'kHz|千赫'],
  ['hertz', 1e6, 'MHz|兆赫'],
  ['hertz', 1e9, 'GHz|吉赫'],
  ['celsius', 1, '°C|℃|攝氏度|度|degrees(?: Celsius)?'],
  ['fahrenheit', 1, '°F|℉'],
  ['percent', 1, '%|percent|per cent'],
  ['discount', 1, '折(?![頁疊射舊返])'],
  ['charge', 1, 'mAh'],
  ['charge', 1000, 'Ah'],
  ['energy', 1, 'kWh|度電|千瓦時'],
  ['energy', 1000, 'MWh'],
  ['volts', 1, 'V|伏'],
  ['amperes', 1, 'A|安培'],
  ['amperes', 0.001, 'mA'],
  ['watts', 1, 'W|瓦'],
  ['watts', 1e3, 'kW'],
  ['watts', 0.001, 'mW'],
  ['decibels', 1, 'dBm?i?'],
  ['grams', 1, 'g|克'],
  ['grams', 1e3, 'kg|公斤'],
  ['grams', 1e6, 'tonnes?|公噸|噸'],
  ['bytes', 1, '[Bb]ytes?|位元組'],
  ['bytes', 1e3, 'KB|kB'],
  ['bytes', 1e6, 'MB'],
  ['bytes', 1e9, 'GB'],
  ['ppm', 1, 'ppm'],
  ['density', 1, '[µμ]g/m³'],
  [
    'count',
    1,
    '(?:in stock|left|[Uu]nits?|[Pp]ieces?|pcs?|[Ss]ets?|[Ll]icen[cs]es?|[Ss]ensors?|[Dd]evices?|[Gg]ateways?)',
  ],
  ['count', 1, '個授權|件|部(?!分)|台|隻|套|枚|粒'],
  // "3 個方法" counts parts of the answer, not products
  [
    'count',
    1,
    '個(?!月|星期|小時|工作|百分|步|方|選|原因|階段|重點|問題|例|要|範|層|市|地區|產品|型號|技術|因素|條件|部)',
  ],
]

interface UnitPattern extends Unit {
  pattern: RegExp
}

const patterns: UnitPattern[] = rows.map(([family, factor, words]) => ({
  family,
  factor,
  pattern: new RegExp(`^(?:\\+|以上|餘|多)?[ \\u00a0-]?(?:\\+|多|餘)?(?:${words})(?![A-Za-z0-9²³])`),
}))

export function unitAt(text: string): { units: Unit[]; length: number } {
  const found = patterns.flatMap(({ pattern, family, factor }) => {
    const length = pattern.exec(text)?.[0].length ?? 0
    return length > 0 ? [{ family, factor, length }] : []
  })
  const length = Math.max(0, ...found.map((unit) => unit.length))
  return { units: found.filter((unit) => unit.length === length), length }
}
