import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { productField, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { ColumnLook, FieldRule, Proposal, StudioColumn } from '#contract/sync/mapping.ts'
import { acceptedColumns, looseName } from '#server/modules/catalogue/index.ts'
import { ownCurrencyOf } from '../value-rules.ts'
import { synonyms } from './synonyms.ts'

/** A column as it may be proposed: what it is called, how its numbers are shown, what stands in it. */
export type ProposedColumn = Pick<StudioColumn, 'id' | 'name' | 'type' | 'currency' | 'samples' | 'looks' | 'holds'>

interface Candidate extends Proposal {
  field: RecordField
  score: number
}

/**
 * Which column might feed each field that none feeds yet: by its name in either language, with or without what it counts in; by
 * part of it; by a name that is spelt nearly so; last by what stands in it. Each column is proposed once, the surest first.
 * @param taken fields that are fed, and columns that feed them
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
  // A name that the values bear out goes before one that they do not.
  const isBorneOut = named && column.looks && looksOf[column.looks]?.includes(field)
  const isOwnCurrency = productField(field).reads === 'amount' && currencyOf(column.name) === ownCurrencyOf(field)
  const bonus = Number(Boolean(isBorneOut)) + Number(isOwnCurrency)
  // What computes a status does so from a quantity, which can be written, too.
  const isStatusFormula = field === 'availability' && (column.type === 'formula' || column.type === 'rollup')
  const score = found.score + bonus - (isStatusFormula ? scores.spelling : 0)
  return { field, columnId: column.id, ...found, score, rule: ruleOf(field, column) }
}

type Found = Pick<Candidate, 'reason' | 'like' | 'score'>

const scores = { name: 90, synonym: 80, part: 60, spelling: 40, content: 20 }
/** Of a field that a bare name may mean many things of. */
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

/** The longest name that the heading holds. */
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

/** "Catagory", "Desciption": one letter in five may be another. */
function bySpelling(bare: string, names: readonly string[]): Found | undefined {
  const like = names.find((name) => {
    const wanted = looseName(name)
    return wanted.length >= 5 && distance(bare, wanted) <= Math.floor(wanted.length / 5)
  })
  return like === undefined ? undefined : { reason: 'spelling', like, score: scores.spelling }
}

/** Letters to be put in, left out, changed, or exchanged with the next. */
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

/** Names of columns whose counts are no stock, and whose codes are no product's but one piece's or one paper's. */
const otherFigures =
  /price|cost|discount|margin|fee|life|age\b|year|month|week|day|hour|weight|length|width|height|depth|size|volt|watt|power|capacity|temp|floor|room|價|价|費|费|折|年|月|日|期|重|長|宽|寬|高|深|厚|電|功率|樓/i
const otherCodes = /asset|serial|tag\b|barcode|batch|\blot\b|order|invoice|資產|资产|序號|序列|批號|條碼|訂單|發票/i

function byContent(field: RecordField, { looks, name }: ProposedColumn): Found | undefined {
  if (looks === 'stock' && otherFigures.test(name)) return undefined
  if (looks === 'skus' && otherCodes.test(name)) return undefined
  if (looks === null || !looksOf[looks]?.includes(field)) return undefined
  return { reason: looks, like: null, score: scores.content }
}

/** What is called so and holds something else: a "Type" of dates, a "Code" of addresses. */
function contradicts(field: RecordField, { looks, name, type, samples }: ProposedColumn): boolean {
  if (looks === 'dates') return true
  if (looks === 'listing' && field === 'availability') return true
  const isNumeric = type === 'number' || looks === 'prices' || (samples.length > 0 && samples.every(isNumber))
  if (field === 'limitedOffer' && isNumeric) return true // the price during an offer, not whether there is one
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

/** What a heading says that its amounts are counted in. */
export function currencyOf(heading: string): CurrencyCode | undefined {
  const text = heading.normalize('NFKC')
  return currencyMarks.find(([, mark]) => mark.test(text))?.[0]
}

/** A heading without what it counts in: "List price HK$" is a list price. */
function bareHeading(heading: string): string {
  return currencyMarks
    .reduce((text, [, mark]) => text.replace(mark, ' '), heading.normalize('NFKC'))
    .replace(thousands, ' ')
    .replace(/[$%]|\([^)]*\)/g, ' ')
}

/** Units of time that a heading names, by the field that counts in another. */
const timeUnits: Partial<Record<RecordField, [RegExp, number][]>> = {
  leadTimeDays: [
    [/week|wks?\b|週|周|星期/i, 7],
    [/month|月/i, 30],
  ],
  warrantyMonths: [[/year|yrs?\b|年/i, 12]],
}

/** Of an amount in another currency, or in thousands, of weeks and years, and of shares that are not shown as percent. */
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
