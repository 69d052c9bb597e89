import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { productField, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { ColumnLook, FieldRule, Proposal, StudioColumn } from '#contract/sync/mapping.ts'
import { acceptedColumns, looseName } from '#server/modules/catalogue/index.ts'
import { ownCurrencyOf } from '../value-rules.ts'
import { synonyms } from './synonyms.ts'

export type ProposedColumn = Pick<StudioColumn, 'id' | 'name' | 'type' | 'currency' | 'samples' | 'looks' | 'holds'>

interface Candidate extends Proposal {
  field: RecordField
  score: number
}

/**
 * Proposes columns for fields without one, by name or synonym in either language (with or without units), then by part
 * of a name, by similar spelling, and last by content. Each column is proposed once, best match first. @param taken
 * fields and columns already mapped
 */
export function proposalsFor(
  columns: ProposedColumn[],
  taken: { fields: ReadonlySet<string>; columnIds: ReadonlySet<string> },
): Map<RecordField, Proposal> {
  const free = columns.filter(({ id, type }) => type !== 'title' && !taken.columnIds.has(id))
  const candidates = recordFields
    .filter((field) => !taken.fields.has(field))
    .flatMap((field) => free.flatMap((column) => candidateOf(field, column) ?? []))
    .sort((a, b) => b.score - a.score)
  const proposals = new Map<RecordField, Proposal>()
  const used = new Set<string>()
  for (const { field, score: _score, ...proposal } of candidates) {
    if (proposals.has(field) || used.has(proposal.columnId)) continue
    proposals.set(field, proposal)
    used.add(proposal.columnId)
  }
  return proposals
}

function candidateOf(field: RecordField, column: ProposedColumn): Candidate | undefined {
  if (!column.holds.includes(field)) return undefined
  const named = byName(field, column.name)
  const found = named ?? byContent(field, column)
  if (!found || contradicts(field, column)) return undefined
  // A name that fits the values wins over one that does not.
  const isBorneOut = named && column.looks && looksOf[column.looks]?.includes(field)
  const isOwnCurrency = productField(field).reads === 'amount' && currencyOf(column.name) === ownCurrencyOf(field)
  const bonus = Number(Boolean(isBorneOut)) + Number(isOwnCurrency)
  // A status formula is usually computed from a writable quantity column, which is the better match.
  const isStatusFormula = field === 'availability' && (column.type === 'formula' || column.type === 'rollup')
  const score = found.score + bonus - (isStatusFormula ? scores.spelling : 0)
  return { field, columnId: column.id, ...found, score, rule: ruleOf(field, column) }
}

type Found = Pick<Candidate, 'reason' | 'like' | 'score'>

const scores = { name: 90, synonym: 80, part: 60, spelling: 40, content: 20 }
const shortestPart = 4

function byName(field: RecordField, heading: string): Found | undefined {
  const whole = looseName(heading)
  const bare = looseName(bareHeading(heading))
  const halves = [bare.replace(/\P{Script=Han}/gu, ''), bare.replace(/\p{Script=Han}/gu, '')]
  const ways = [whole, bare, ...halves].filter((way) => way !== '')
  const lists: [Found['reason'], number, readonly string[]][] = [
    ['name', scores.name, acceptedColumns[field].names],
    ['synonym', scores.synonym, synonyms[field] ?? []],
  ]
  for (const [reason, score, names] of lists) {
    const like = names.find((name) => ways.includes(looseName(name)) || ways.includes(looseName(bareHeading(name))))
    if (like) return { reason, like, score: score + (ways[0] === looseName(like) ? 2 : 0) }
  }
  const names = lists.flatMap(([, , list]) => list)
  return byPart(bare, names) ?? bySpelling(bare, names)
}

function byPart(bare: string, names: readonly string[]): Found | undefined {
  const [like] = names.filter((name) => holdsName(bare, looseName(name))).sort((a, b) => b.length - a.length)
  return like === undefined
    ? undefined
    : { reason: 'part-of-name', like, score: scores.part + Math.min(like.length, 19) }
}

function holdsName(bare: string, name: string): boolean {
  const isChinese = /\p{Script=Han}/u.test(name)
  return name.length >= (isChinese ? 2 : shortestPart) && bare.includes(name)
}

/** Allows one error in five letters: "Catagory", "Desciption". */
function bySpelling(bare: string, names: readonly string[]): Found | undefined {
  const like = names.find((name) => {
    const wanted = looseName(name)
    return wanted.length >= 5 && distance(bare, wanted) <= Math.floor(wanted.length / 5)
  })
  return like === undefined ? undefined : { reason: 'spelling', like, score: scores.spelling }
}

export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 4) return 5
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const looksOf: Partial<Record<ColumnLook, readonly RecordField[]>> = {
  prices: ['msrp'],
  stock: ['availability'],
  listing: ['listed'],
  availability: ['availability'],
  categories: ['category'],
  skus: ['sku'],
  'ip-codes': ['ipRating'],
  pictures: ['images'],
}

/** Headings of counts that are not stock, and of codes that are not SKUs. */
const otherFigures =
  /price|cost|discount|margin|fee|life|age\b|year|month|week|day|hour|weight|length|width|height|depth|size|volt|watt|power|capacity|temp|floor|room|價|价|費|费|折|年|月|日|期|重|長|宽|寬|高|深|厚|電|功率|樓/i
const otherCodes = /asset|serial|tag\b|barcode|batch|\blot\b|order|invoice|資產|资产|序號|序列|批號|條碼|訂單|發票/i

function byContent(field: RecordField, { looks, name }: ProposedColumn): Found | undefined {
  if (looks === 'stock' && otherFigures.test(name)) return undefined
  if (looks === 'skus' && otherCodes.test(name)) return undefined
  if (looks === null || !looksOf[looks]?.includes(field)) return undefined
  return { reason: looks, like: null, score: scores.content }
}

/** Returns whether a column's values contradict its name: a "Type" with dates, a "Code" with addresses. */
function contradicts(field: RecordField, { looks, name }: ProposedColumn): boolean {
  if (looks === 'dates') return true
  if (looks === 'listing' && field === 'availability') return true
  if (field === 'msrp' && reducedPrice.test(name)) return true
  return looks === 'pictures' && field !== 'images'
}

const reducedPrice = /discount|special|sale price|promo|offer|特價|特价|優惠|优惠|折/i
const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)

const currencyMarks: [CurrencyCode, RegExp][] = [
  ['HKD', /HK\s*\$|\bHKD\b|港[幣币元]/i],
  ['USD', /US\s*\$|\bUSD\b|美[元金]/i],
  ['RMB', /\bRMB\b|\bCN[YH]\b|[¥￥]|人民[幣币]/i],
]
const thousands = /千元|\bk\b|'000|\b000s?\b|,000/i

export function currencyOf(heading: string): CurrencyCode | undefined {
  const text = heading.normalize('NFKC')
  return currencyMarks.find(([, mark]) => mark.test(text))?.[0]
}

/** Removes currency and unit from a heading: "List price HK$" becomes "List price". */
function bareHeading(heading: string): string {
  return currencyMarks
    .reduce((text, [, mark]) => text.replace(mark, ' '), heading.normalize('NFKC'))
    .replace(thousands, ' ')
    .replace(/[$%]|\([^)]*\)/g, ' ')
}

const timeUnits: Partial<Record<RecordField, [RegExp, number][]>> = {
  leadTimeDays: [
    [/week|wks?\b|週|周|星期/i, 7],
    [/month|月/i, 30],
  ],
  warrantyMonths: [[/year|yrs?\b|年/i, 12]],
}

/** Proposes a rule for other currencies, thousands, other units of time, and fractions of percent. */
function ruleOf(field: RecordField, column: ProposedColumn): FieldRule | null {
  const { name, type, currency: shownIn, samples } = column
  const { reads } = productField(field)
  const areNumbers = samples.every(isNumber)
  const unit = areNumbers && timeUnits[field]?.find(([mark]) => mark.test(name))
  if (unit) return { kind: 'figure', currency: null, factor: unit[1] }
  const isShare = type !== 'number' && areNumbers && samples.some((one) => one.includes('.'))
  if (reads === 'percent' && isShare && samples.every((one) => Math.abs(Number(one)) <= 1))
    return { kind: 'figure', currency: null, factor: 100 }
  if (reads !== 'amount') return null
  const currency = shownIn ? (shownIn.code ?? undefined) : currencyOf(name)
  const factor = thousands.test(name.normalize('NFKC')) ? 1000 : 1
  const isOther = currency !== undefined && currency !== ownCurrencyOf(field)
  return isOther || factor !== 1 ? { kind: 'figure', currency: currency ?? ownCurrencyOf(field), factor } : null
}
