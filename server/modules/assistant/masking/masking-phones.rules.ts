import type { Span } from './masking-spans.rules.ts'

const digitRun = /(?:\+ {0,2})?\(? {0,2}\d(?:[ ().-]{0,4}\d){6,}/g
const digitGroup = /\d+/g

const callWords =
  /(?:wa\.me|whatsapp\.com|tel|telephone|phone|mobile|cell|call|ring|fax|whatsapp|wechat|signal|contact|電話|手機|手提|致電|打|聯絡|傳真|微信|找我|搵我)(?: {0,2}(?:no|number|me|us|at|on|號碼?|係|是|我))?[ :：.#/-]*$/i
const currencyBefore = /(?:\$|HKD|USD|RMB|CNY|TWD|SGD|¥|€|£|港幣|港元|人民幣|美元|美金) {0,2}$/i
const codeBefore =
  /(?:sku|model|part|serial|s\/n|p\/n|ref|reference|order|invoice|po|quote|quotation|ticket|barcode|ean|型號|編號|序號|單號|訂單|發票|報價單|條碼)(?: {0,2}(?:no|number|code|id|號碼?))?[ :：.#-]*$/i
const unitAfter =
  /^ {0,2}(?:%|°|元|蚊|港元|港幣|HKD|USD|RMB|dollars?\b|個|件|套|部|台|pcs?\b|pieces\b|units?\b|sensors?\b|devices?\b|mm\b|cm\b|k?m\b|公里|米|[kM]?bps\b|mAh\b|k?Wh?\b|[kMG]?Hz\b|sq|平方|呎|萬|億|年|months?\b|years?\b|次|times\b)/i

interface Group extends Span {
  digits: string
}

/**
 * Finds phone numbers: of Hong Kong and its neighbours as dialled there, and any that begin with + or 00. Amounts, quantities, dates, IP
 * addresses and product codes do not count.
 * @param plain text from `plainCharacters`
 */
export function phoneSpans(plain: string): Span[] {
  return [...plain.matchAll(digitRun)].flatMap(({ index, 0: run }) => {
    const groups = [...run.matchAll(digitGroup)].map(({ index: at, 0: digits }) => ({
      digits,
      from: index + at,
      to: index + at + digits.length,
    }))
    const isNone = isAmount(plain, groups[0]?.from ?? index, index + run.length) || isMachineAddress(run)
    return isNone ? [] : numbersIn(plain, index, run, groups)
  })
}

function isAmount(plain: string, from: number, to: number): boolean {
  return /\d,$/.test(plain.slice(0, from)) || /^,\d{3}/.test(plain.slice(to))
}

function isMachineAddress(run: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(run) && run.split('.').every((part) => Number(part) <= 255)
}

function numbersIn(plain: string, from: number, run: string, groups: Group[]): Span[] {
  const [first] = groups
  const last = groups.at(-1)
  if (!first || !last) return []
  const digits = groups.map((group) => group.digits).join('')
  const isInternational = /^\+/.test(run) || (/^\(?00[1-9]/.test(run) && digits.length >= 10)
  if (isInternational && digits.length <= 17 && !/\d$/.test(plain.slice(0, from))) return [{ from, to: last.to }]
  const spans: Span[] = []
  for (let start = 0; start < groups.length; start += 1) {
    const count = countAt(plain, groups.slice(start))
    const [begin, end] = [groups[start], groups[start + count - 1]]
    if (count === 0 || !begin || !end) continue
    spans.push({ from: bracketBefore(plain, begin.from), to: end.to })
    start += count - 1
  }
  return spans
}

function bracketBefore(plain: string, from: number): number {
  return plain[from - 1] === '(' ? from - 1 : from
}

function countAt(plain: string, groups: Group[]): number {
  for (let count = Math.min(groups.length, 12); count > 0; count -= 1) {
    const some = groups.slice(0, count)
    if (isPhone(plain, some)) return count
  }
  return 0
}

function isPhone(plain: string, groups: Group[]): boolean {
  const digits = groups.map((group) => group.digits).join('')
  const before = plain.slice(Math.max(0, (groups[0]?.from ?? 0) - 24), groups[0]?.from).replace(/\($/, '')
  const after = plain.slice(groups.at(-1)?.to, (groups.at(-1)?.to ?? 0) + 16)
  if (currencyBefore.test(before) || unitAfter.test(after)) return false
  const isCalled = callWords.test(before)
  if (!isCalled && (codeBefore.test(before) || isPartOfCode(before, after))) return false
  const sizes = groups.map((group) => group.digits.length).join()
  if (/^852[2-9]\d{7}$/.test(digits)) return /^(?:3,|11$|7,4$)/.test(sizes)
  if (/^[2-9]\d{7}$/.test(digits)) return isLocal(plain, groups, sizes, isCalled)
  if (/^1[3-9]\d{9}$/.test(digits)) return /^(?:11|3,4,4|3,8)$/.test(sizes) || isCalled // a mobile phone of mainland China
  if (/^0[1-9]\d{7,9}$/.test(digits)) return groups.length > 1 || isCalled || /^09\d{8}$/.test(digits)
  return /^[2-9]\d{9}$/.test(digits) && sizes === '3,3,4'
}

/** Accepts eight digits as written in Hong Kong: 9123 4567, one by one, in pairs, or in any way after "tel". */
function isLocal(plain: string, groups: Group[], sizes: string, isCalled: boolean): boolean {
  const text = plain.slice(groups[0]?.from, groups.at(-1)?.to)
  if (!isCalled && (isDate(text) || isRange(text, groups))) return false
  if (/^(?:8|4,4|1(?:,1){7}|4,2,2|2,2,4)$/.test(sizes)) return true
  if (sizes === '2,2,2,2') return isCalled || !groups.every(({ digits }) => Number(digits) % 5 === 0)
  return isCalled
}

const dates = [/^((?:19|20)\d\d)[ .-]?(\d\d)[ .-]?(\d\d)$/, /^(\d\d)[ .-](\d\d)[ .-]((?:19|20)\d\d)$/]

function isDate(text: string): boolean {
  return dates.some((date) => {
    const parts = date.exec(text)?.slice(1).map(Number) ?? []
    const [least = 99, middle = 99] = parts.toSorted((one, other) => one - other)
    return parts.length === 3 && least >= 1 && least <= 12 && middle >= 1 && middle <= 31
  })
}

/** Recognises ranges of years, 2019-2024, and of round figures, 3000-5000. */
function isRange(text: string, groups: Group[]): boolean {
  if (groups.length !== 2 || !text.includes('-')) return false
  const [low = 0, high = 0] = groups.map(({ digits }) => Number(digits))
  const areYears = low >= 1900 && high <= 2100
  return low < high && (areYears || (low % 50 === 0 && high % 50 === 0))
}

const phoneBefore = /(?<![A-Za-z0-9-])[2-9]\d{3}[ -]?\d{4} ?\/$/

/** Recognises codes such as EM-23456789, WL23456789, 2345-6789-A and 23456789.50. */
function isPartOfCode(before: string, after: string): boolean {
  if (phoneBefore.test(before)) return false
  if (/[a-z0-9]$|[a-z0-9][-_/.]$|#$/i.test(before)) return true
  return /^(?:[A-Z0-9]|[a-z](?![a-z])|[-_/][A-Za-z0-9]{1,3}(?![A-Za-z0-9])|\.\d)/.test(after)
}
