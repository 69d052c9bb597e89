import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import type { BankFault, BankMapping, BankUploaded } from '#contract/billing/bank.ts'
import { amountOf } from '#contract/catalogue/values/cents.ts'

/** Lines above the headings that name bank and account have fewer cells than this. */
const cellsLeast = 3
const samplesMost = 3
const csvOptions = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
  info: true,
}
/** A line as csv-parse returns it with `info`. */
const recordSchema = z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) })
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface BankFile {
  headings: string[]
  rows: { line: number; cells: string[] }[]
}

export interface MoneyIn {
  /** YYYY-MM-DD. */
  bookedOn: string
  amount: number
  text: string
  reference: string
  payer: string
  /** The same for the same row, however often its file is read. */
  key: string
}

/** Reads a CSV file; the headings are its first line of several cells. @returns undefined for what is no such file */
export function readBankFile(text: string): BankFile | undefined {
  let lines: BankFile['rows']
  try {
    lines = z
      .parse(z.array(recordSchema), parse(text, csvOptions))
      .map(({ info, record: cells }) => ({ line: info.lines, cells }))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
  const at = lines.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= cellsLeast)
  const head = lines[at]
  if (!head) return undefined
  return { headings: head.cells, rows: lines.slice(at + 1) }
}

/** Returns what tells files of this shape from others. */
export function shapeOf({ headings }: BankFile): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map((one) => one.toLowerCase())))
    .digest('hex')
}

export function columnsOf({ headings, rows }: BankFile): BankUploaded['columns'] {
  return headings.flatMap((heading, index) => {
    const samples = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '')
    return heading === '' ? [] : [{ heading, samples: samples.slice(0, samplesMost) }]
  })
}

const likely: [keyof BankUploaded['guess'], RegExp][] = [
  ['date', /date|日期/i],
  ['credit', /credit|deposit|存入|收入|money in/i],
  ['amount', /^amount|金額|交易額/i],
  ['reference', /reference|\bref\b|參考|編號/i],
  ['payer', /payer|remitter|sender|付款人|匯款人|對方/i],
  ['text', /description|details|particulars|narrative|摘要|說明|詳情|備註/i],
]

/** Returns what the columns are, by their headings. */
export function guessedColumns({ headings }: BankFile): BankUploaded['guess'] {
  const find = (form: RegExp) => headings.find((heading) => form.test(heading)) ?? null
  const guess = { date: null, amount: null, credit: null, text: null, reference: null, payer: null }
  const found = { ...guess, ...Object.fromEntries(likely.map(([column, form]) => [column, find(form)])) }
  return found.credit === null ? found : { ...found, amount: null }
}

export interface ReadRows {
  moneyIn: MoneyIn[]
  ignored: number
  bad: { line: number; fault: BankFault }[]
}

/**
 * Reads the rows of a file. Rows that are the same are told apart by their order on their day, so that a later file that
 * overlaps has the same keys.
 * @param today YYYY-MM-DD in the shop's time zone
 */
export function readRows({ headings, rows }: BankFile, mapping: BankMapping, account: string, today: string): ReadRows {
  const place = (heading: string | null) => (heading === null ? -1 : headings.indexOf(heading))
  const at = {
    date: place(mapping.date),
    money: place(mapping.credit ?? mapping.amount),
    text: place(mapping.text),
    reference: place(mapping.reference),
    payer: place(mapping.payer),
  }
  const result: ReadRows = { moneyIn: [], ignored: 0, bad: [] }
  const alike = new Map<string, number>()
  for (const { line, cells } of rows) {
    const cell = (index: number) => cells[index] ?? ''
    const money = cell(at.money)
    if (money === '' && mapping.credit !== null) {
      result.ignored += 1
      continue
    }
    const cents = centsIn(money)
    const bookedOn = dayIn(cell(at.date))
    if (cents === undefined || bookedOn === undefined || bookedOn > today) {
      const fault = cents === undefined ? 'no_amount' : bookedOn === undefined ? 'no_date' : 'in_future'
      result.bad.push({ line, fault })
      continue
    }
    if (cents <= 0n) {
      result.ignored += 1
      continue
    }
    const [text, reference, payer] = [cell(at.text), cell(at.reference), cell(at.payer)]
    const own = JSON.stringify([account, bookedOn, String(cents), text, reference, payer])
    const nth = (alike.get(own) ?? 0) + 1
    alike.set(own, nth)
    const key = createHash('sha256').update(`${own} ${nth}`).digest('hex')
    result.moneyIn.push({ bookedOn, amount: amountOf(cents), text, reference, payer, key })
  }
  return result
}

/** Reads an amount such as "1,234.50", "HKD 1,234.50 CR" or "(1,234.50)", which is negative. */
export function centsIn(text: string): bigint | undefined {
  const isNegative = /^\(.*\)$|^\s*-|-\s*$|\bDR\b/i.test(text)
  const plain = text.replaceAll(/HK\$|US\$|HKD|USD|RMB|CNY|CR|DR|[\s,()+$¥-]/gi, '')
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return isNegative ? -cents : cents
}

/** Reads a day, which comes before its month as in Hong Kong unless the year is first. @returns YYYY-MM-DD */
export function dayIn(text: string): string | undefined {
  const plain = text.trim()
  const first = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:\s.*)?$/.exec(plain)
  const last = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3})[A-Za-z]*[-/. ](\d{4}|\d{2})(?:\s.*)?$/.exec(plain)
  const [year, month, day] = first ? [first[1], first[2], first[3]] : [last?.[3], last?.[2], last?.[1]]
  if (!year || !month || !day) return undefined
  const named = monthNames.indexOf(month.toLowerCase()) + 1
  const number = named > 0 ? named : Number(month)
  const written = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
