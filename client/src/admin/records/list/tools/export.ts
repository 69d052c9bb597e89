import type { Endpoint } from '#contract/endpoint.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { urlOf } from '../../../../api/endpoint.ts'
import { download } from '../../../../csv/csv.ts'
import type { Table } from '../table.ts'

/** @param language of the headings */
export function exportUrl(endpoint: Endpoint, query: URLSearchParams, language: ReaderLanguage): string {
  const whole = new URLSearchParams(query)
  whole.set('headings', language)
  return urlOf(endpoint, { query: whole })
}

/** Downloads all matching rows, as a link would. */
export function downloadAll(endpoint: Endpoint, query: URLSearchParams, language: ReaderLanguage): void {
  const link = document.createElement('a')
  link.href = exportUrl(endpoint, query, language)
  link.download = ''
  link.click()
}

export function downloadRows<Row>({ name, columns }: Table<Row>, rows: Row[], language: ReaderLanguage): void {
  const heads = columns.map(({ header }) => inLanguage(header, language))
  download(`${name}.csv`, [heads, ...rows.map((row) => columns.map(({ text }) => text(row, language)))])
}
