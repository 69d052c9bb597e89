import { ipCodeIn } from '#contract/catalogue/ip-codes.ts'
import { recordFields } from '#contract/fields/product.ts'
import type { ColumnLook, StudioColumn } from '#contract/sync/mapping.ts'
import { canHold } from '#server/modules/catalogue/index.ts'
import type { SourceColumn, SourcePage } from '../../source/source.ts'
import { isReadable } from '../meaning.rules.ts'
import { currencyOfColumn } from '../number-formats.ts'

const samplesMax = 3
const sampleLength = 120
const valuesMax = 40

export function studioColumns(columns: SourceColumn[], pages: SourcePage[]): StudioColumn[] {
  return columns.map((column) => {
    const texts = textsIn(column, pages)
    const seen = [...new Set(texts)]
    return {
      id: column.id,
      name: column.name,
      type: column.type,
      currency: currencyOfColumn(column),
      samples: seen.slice(0, samplesMax).map((text) => (currencyOfColumn(column)?.sign ?? '') + cut(text)),
      values: [...new Set([...(column.options ?? []), ...seen])].slice(0, valuesMax).map(cut),
      looks: lookOf(column, texts) ?? null,
      isWritable: !column.isComputed,
      holds: recordFields.filter((field) => canHold(field, column.type)),
    }
  })
}

function cut(text: string): string {
  return text.length > sampleLength ? `${text.slice(0, sampleLength).toWellFormed()}…` : text
}

/** Returns non-blank texts of a column; for pictures their names. */
function textsIn({ id, type, numberFormat }: SourceColumn, pages: SourcePage[]): string[] {
  return pages.flatMap(({ cells }) => {
    const cell = cells.find((one) => one.id === id)
    if (!cell) return []
    if (type === 'files') return cell.images().map(({ name }) => name)
    return cell.text(numberFormat === 'percent') ?? []
  })
}

const mostPercent = 70

/** Guesses the kind of a column's values. */
export function lookOf(column: SourceColumn, texts: string[]): ColumnLook | undefined {
  if (column.type === 'files') return 'pictures'
  if (column.type === 'date' || column.type === 'created_time' || column.type === 'last_edited_time') return 'dates'
  if (column.type === 'checkbox' || texts.length === 0) return undefined
  const looks = Object.entries(tests) as [ColumnLook, (text: string, column: SourceColumn) => boolean][]
  const found = looks.find(([, test]) => percentOf(texts, (text) => test(text, column)) >= mostPercent)?.[0]
  return found === 'skus' && new Set(texts).size < texts.length ? undefined : found
}

function percentOf(texts: string[], test: (text: string) => boolean): number {
  return (texts.filter(test).length * 100) / texts.length
}

const currencySign = /HK\$|US\$|\$|¥|￥|HKD|USD|RMB|CNY|港[幣币元]|美[元金]|人民[幣币]/i
const listingWord =
  /\b(?:draft|(?:un)?published|(?:in)?active|archived|live|hidden|(?:un)?listed)\b|上架|下架|停售|草稿|[發发][佈布]|公[開开]|[隱隐]藏|[啟启停]用/iu
const wholeNumber = /^\d{1,6}$/

/** Ordered from most to least specific. */
const tests: Partial<Record<ColumnLook, (text: string, column: SourceColumn) => boolean>> = {
  'ip-codes': (text) => ipCodeIn(text) !== null && text.length < 12,
  dates: (text) => /^\d{4}[-/年]\d{1,2}[-/月]\d{1,2}/.test(text),
  pictures: (text) => /^https?:\/\/\S+\.(?:png|jpe?g|webp|avif|gif)(?:\?\S*)?$/i.test(text),
  prices: (text, column) =>
    column.type === 'number' ? currencyOfColumn(column) !== null : currencySign.test(text) && /\d/.test(text),
  categories: (text) => !/^\d+$/.test(text) && isReadable('category', text),
  listing: (text) => listingWord.test(text) && text.length < 40,
  availability: (text) => !/^[\d.,-]+$/.test(text) && isReadable('availability', text) && text.length < 60,
  stock: (text, { type }) => (type === 'number' || type === 'formula' || type === 'rollup') && wholeNumber.test(text),
  skus: (text) => /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9._/-]{2,39}$/i.test(text),
}
