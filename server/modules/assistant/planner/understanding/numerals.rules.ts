import { chineseNumeral, numberOf } from '../../answers/figures/numerals.rules.ts'

/** A number of a text, with its place in it. */
export interface Numeral {
  value: number
  start: number
  end: number
  /** As written in digits; words may also be articles and pronouns ("one", 「一」). */
  isDigits: boolean
}

const word =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const scale = '(?:hundred|thousand|million|billion|dozen)'
const englishNumber = `(?<![a-z0-9-])(?:(?:${word}|an?|half an?|several|half)[ -]${scale}s?(?: (?:of|and) )?|${word}(?:[ -]${word})?)(?:[ -]?(?:and )?${word}(?:[ -](?:${word}|${scale}))*)*(?![a-z0-9-])`
const couple = '(?<![a-z])(?:a couple(?: of)?|a pair(?: of)?|half an?)(?![a-z-])'
/** Not within a code ("WL-01", "GW02"), nor a part of a decimal number. */
const digits =
  '(?<![\\p{Script=Latin}\\d/]|\\d[.,]|[\\p{Script=Latin}\\d]-)(?:(?<![\\p{L}\\d])[-−–])?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?(?:e\\d{1,3}|\\^\\d{1,3})?(?:\\s?(?:k(?![a-z])|millions?(?![a-z])|billions?(?![a-z])|thousand(?![a-z])|hundred(?![a-z])|dozens?(?![a-z])|[百千萬億打](?!祈)))*'
const chinese = `(?<!第)(?:負)?(?:${chineseNumeral}(?:點${chineseNumeral})?打?半?|半打|半(?=[個件部隻套粒台張]))`

const numeral = new RegExp(`(${digits})|(${englishNumber}|${couple})|(${chinese})`, 'giu')

/** Words that begin or end with a character that is a numeral elsewhere. */
const noNumerals =
  /九合一|[二一]氧化[碳氮]|三相|四線|一次性|一次過|一樣|一齊|一起|一般|一定|一下|一啲|一些|一共|一路|一直|一向|一切|一旦|一致|統一|唯一|萬一|萬用|萬能|千祈|千萬唔|十分(?!鐘)|百分|其中一|每一|任何一|哪一|邊一|同一|另一|下一|上一|一流|一站式|星期[一二三四五六]|禮拜[一二三四五六]|周[一二三四五六]|二手|三合一|多合一|兩者|兩樣|一手|百搭|半年|半日|半夜|大半|一半以上/gu

/** Returns the numbers of a text in lower case and traditional characters, in both languages. */
export function numeralsIn(text: string): Numeral[] {
  const open = text.replace(noNumerals, (found) => '＿'.repeat(found.length))
  return [...open.matchAll(numeral)].flatMap((match) => {
    const [found, inDigits, english] = match
    const value = inDigits ? ofDigits(inDigits) : english ? ofEnglish(english) : ofChinese(found)
    if (Number.isNaN(value)) return []
    const trimmed = found.trimEnd()
    return [
      {
        value,
        start: match.index,
        end: match.index + trimmed.length,
        isDigits: Boolean(inDigits) || found.includes('打'),
      },
    ]
  })
}

const scales: Record<string, number> = {
  ...{ hundred: 100, thousand: 1000, k: 1000, million: 1e6, billion: 1e9, dozen: 12 },
  ...{ 百: 100, 千: 1000, 萬: 1e4, 億: 1e8, 打: 12 },
}

function ofDigits(text: string): number {
  const [, sign = '', plain = '', power = ''] =
    /^([-−–]?)([\d,]+(?:\.\d+)?)((?:e|\^)\d+)?/u.exec(text.toLowerCase()) ?? []
  const base = Number(plain.replaceAll(',', ''))
  const raised = power.startsWith('^') ? base ** Number(power.slice(1)) : base * 10 ** Number(power.slice(1) || 0)
  const units = text.toLowerCase().match(/hundred|thousand|million|billion|dozen|k$|[百千萬億打]/gu) ?? []
  return units.reduce((value, unit) => value * (scales[unit] ?? 1), raised) * (sign ? -1 : 1)
}

function ofEnglish(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/)
  let [total, part] = [0, 0]
  for (const one of words) {
    if (one === 'half') part = 0.5
    else if (one === 'couple' || one === 'pair') part = 2
    else if (one === 'several') part = 3
    else if (one === 'a' || one === 'an') part ||= 1
    else if (one === 'and' || one === 'of' || one === '') continue
    else {
      const times = scales[one.replace(/s$/, '')]
      if (times === 100 || times === 12) part = (part || 1) * times
      else if (times) [total, part] = [total + (part || 1) * times, 0]
      else part = (part === 1 && words.includes('half') ? 0 : part) + numberOf(one)
    }
  }
  return total + part
}

function ofChinese(text: string): number {
  const sign = text.startsWith('負') ? -1 : 1
  const plain = text.replace(/^負/, '')
  if (plain === '半') return 0.5
  if (plain === '半打') return 6
  const dozens = /打/.test(plain) ? 12 : 1
  const [whole = '', fraction = ''] = plain.replace(/[打半]/g, '').split('點')
  if (whole === '') return Number.NaN
  const rest = fraction ? Number(`0.${[...fraction].map((digit) => numberOf(digit)).join('')}`) : 0
  const half = plain.endsWith('半') ? 0.5 : 0
  return sign * (ofShort(whole) + rest + half) * dozens
}

/** Reads 「三百五」 as 350 and 「兩萬五」 as 25,000. */
function ofShort(text: string): number {
  const [, head = '', unit = '', tail = ''] = /^(.*)([百千萬])([一二三四五六七八九])$/u.exec(text) ?? []
  if (!tail) return numberOf(text)
  return numberOf(`${head}${unit}`) + (numberOf(tail) * (scales[unit] ?? 1)) / 10
}
