const digits: Record<string, number> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 壹: 1, 貳: 2, 叄: 3, 肆: 4, 伍: 5, 陸: 6, 柒: 7, 捌: 8, 玖: 9 },
}
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 拾: 10, 佰: 100, 仟: 1000 }
const myriads: Record<string, number> = { 萬: 1e4, 億: 1e8 }

const ones = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  .concat(['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'])
  .map((word, value): [string, number] => [word, value])
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
  (word, index): [string, number] => [word, 20 + 10 * index],
)
const words = new Map([...ones, ...tens])
const wordScales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])

/** Regular expression source for traditional Chinese numerals. */
export const chineseNumeral = '[零〇一二兩三四五六七八九十百千壹貳叄肆伍陸柒捌玖拾佰仟萬億]+'

/** Regular expression source for English numerals, to be used case-insensitively: "ten", "twenty-four", "two hundred". */
export const englishNumeral = `(?:${[...words.keys()].sort(byLength).join('|')})(?:[- ](?:${ones.map(([word]) => word).join('|')}))?(?:[- ](?:hundred|thousand))?`

function byLength(a: string, b: string): number {
  return b.length - a.length
}

/** Returns the value of digits with thousands separators, or of a numeral in either language. */
export function numberOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''))
  return /[a-z]/i.test(text) ? ofEnglish(text) : ofChinese(text)
}

function ofEnglish(text: string): number {
  return text
    .toLowerCase()
    .split(/[- ]/)
    .reduce((value, word) => {
      const scale = wordScales.get(word)
      return scale ? Math.max(value, 1) * scale : value + (words.get(word) ?? 0)
    }, 0)
}

/** Reads 二零二六 digit by digit, and 二十四, 一百二十, 兩萬五千 by places. */
function ofChinese(text: string): number {
  const characters = [...text]
  if (characters.every((character) => character in digits))
    return characters.reduce((value, character) => value * 10 + (digits[character] ?? 0), 0)
  let [total, part, digit] = [0, 0, 0]
  for (const character of characters) {
    const [place, myriad] = [places[character], myriads[character]]
    if (place) [part, digit] = [part + (digit || 1) * place, 0]
    else if (myriad) [total, part, digit] = [total + (part + digit || 1) * myriad, 0, 0]
    else digit = digits[character] ?? 0
  }
  return total + part + digit
}
