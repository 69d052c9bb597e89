import { describe, expect, it } from 'vitest'
import {
  centsIn,
  dayIn,
  guessedColumns,
  readBankFile,
  readRows,
  shapeOf,
} from '#server/modules/billing/bank/bank-file.rules.ts'
import { knownInvoices, type OpenInvoice, suggestionsFor } from '#server/modules/billing/bank/bank-matching.rules.ts'

const hsbc = `Date,Description,Amount,Balance
05/01/2026,FPS CHAN TAI MAN INV202600001,"1,234.50","11,234.50"
06/01/2026,CHEQUE 001122,-500.00,"10,734.50"`
const hangSeng = `Account Number:,123-456789-001
Statement period:,01/01/2026 - 31/01/2026

Transaction Date,Transaction Details,Deposit,Withdrawal,Balance
05 Jan 2026,"TRANSFER, PEAK LTD","HKD 1,234.50 CR",,11234.50
06 Jan 2026,AUTOPAY,,500.00,10734.50`
const boc = `\uFEFF交易日期,摘要,參考編號,存入,支出,餘額
2026/01/05,轉帳 山頂有限公司,INV-2026-00001,1234.50,,11234.50
2026/01/06,手續費,,,20.00,11214.50`

function read(text: string, today = '2026-02-01') {
  const file = readBankFile(text)
  if (!file) throw new Error('It is no file')
  const { date, ...columns } = guessedColumns(file)
  if (date === null) throw new Error('It has no date')
  return readRows(file, { date, ...columns }, 'main', today)
}

describe('a statement of a bank in Hong Kong', () => {
  it.each([
    ['HSBC', hsbc],
    ['Hang Seng', hangSeng],
    ['BOC', boc],
  ])('like that of %s is read by its headings: money in, in day-first dates', (_bank, text) => {
    const { moneyIn, ignored, bad } = read(text)
    expect(moneyIn).toMatchObject([{ bookedOn: '2026-01-05', amount: 1234.5 }])
    expect({ ignored, bad }).toEqual({ ignored: 1, bad: [] })
  })

  it('has rows that are told apart, and known again in a file that overlaps', () => {
    const head = 'Date,Details,Amount'
    const [one, other] = ['05/01/2026,FPS PEAK,100.00', '06/01/2026,FPS PEAK,100.00']
    const keys = (text: string) => read(text).moneyIn.map(({ key }) => key)
    const first = keys([head, one, one, other].join('\n'))
    expect(new Set(first).size).toBe(3)
    expect(keys([head, one, one].join('\n'))).toEqual(first.slice(0, 2))
  })

  it('names its bad rows by line', () => {
    const text = 'Date,Details,Amount\n05/01/2026,A,1.00\nTotal,,x\n31/02/2026,B,2.00\n05/03/2026,C,3.00'
    expect(read(text)).toMatchObject({
      moneyIn: [{ amount: 1 }],
      bad: [
        { line: 3, fault: 'no_amount' },
        { line: 4, fault: 'no_date' },
        { line: 5, fault: 'in_future' },
      ],
    })
  })

  it('is a shape by its headings, whatever its rows; and a text without any is no statement', () => {
    const [one, other, third] = [hsbc, `${hsbc}\n07/01/2026,X,1,1`, boc].map((text) => readBankFile(text))
    expect(one && other && shapeOf(one) === shapeOf(other)).toBe(true)
    expect(one && third && shapeOf(one) === shapeOf(third)).toBe(false)
    expect(readBankFile('hello')).toBeUndefined()
  })

  it.each([
    ['1,234.5', 123_450n],
    ['HKD 20.00 CR', 2000n],
    ['(20.00)', -2000n],
    ['20.00-', -2000n],
    ['20.00 DR', -2000n],
    ['+7', 700n],
    ['1.234', undefined],
    ['', undefined],
  ])('an amount of %s', (text, cents) => {
    expect(centsIn(text)).toBe(cents)
  })

  it.each([
    ['2026-01-05', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['5/1/2026', '2026-01-05'],
    ['05-Jan-26', '2026-01-05'],
    ['05/01/2026 23:59', '2026-01-05'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['13/13/2026', undefined],
  ])('a day written %s', (text, day) => {
    expect(dayIn(text)).toBe(day)
  })
})

describe('what a row may pay', () => {
  const invoice = (number: string, open: number, customerName: string, currency = 'HKD'): OpenInvoice => ({
    documentId: number,
    number,
    customerId: 'c',
    customerName,
    currency,
    open,
  })
  const invoices = knownInvoices([
    invoice('INV-2026-00001', 100, 'Peak Property Ltd'),
    invoice('INV-2026-00002', 250, 'Harbour Foods Co'),
    invoice('INV-2026-00003', 100, '觀塘物流有限公司'),
    invoice('INV-2026-00004', 100, 'Peak Property Ltd', 'USD'),
  ])
  const row = (amount: number, text: string) => ({ amount, currency: 'HKD' as const, text, reference: '', payer: '' })

  it.each([
    [
      'number and amount are certain',
      row(100, 'FPS inv 202600001 thanks'),
      ['certain INV-2026-00001', 'amount INV-2026-00003'],
    ],
    ['a number of another amount is not', row(99, 'INV-2026-00002'), ['number INV-2026-00002']],
    [
      'two numbers are not',
      row(100, 'INV202600001 INV202600002'),
      ['number INV-2026-00001', 'number INV-2026-00002', 'amount INV-2026-00003'],
    ],
    ['amount and name', row(250, 'HARBOUR FOODS CO'), ['amount_and_name INV-2026-00002']],
    ['a Chinese name', row(100, '轉帳 觀塘物流'), ['amount_and_name INV-2026-00003', 'amount INV-2026-00001']],
    ['a name alone', row(7, 'PEAK'), ['name INV-2026-00001']],
    ['nothing', row(7, 'INTEREST'), []],
  ])('%s', (_what, given, found) => {
    expect(suggestionsFor(given, invoices).map(({ match, number }) => `${match} ${number}`)).toEqual(found)
  })
})
