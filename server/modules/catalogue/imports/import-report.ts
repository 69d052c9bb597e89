import { importProblemsHeading, importRowFaults } from '#contract/catalogue/product-import-faults.ts'
import type { ImportField, ImportRow } from '#contract/catalogue/product-imports.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'

const rowHeading: Bilingual = { 'zh-TW': '原檔列號', en: 'Row of the file' }

interface ReportField {
  field: ImportField
  heading: string
}

export function errorColumns(language: ReaderLanguage, fields: ReportField[]): CsvColumns<ImportRow> {
  const headings = new Map<string, string>(fields.map(({ field, heading }) => [field, heading]))
  return [
    [inLanguage(rowHeading, language), ({ row }) => row],
    [inLanguage(importProblemsHeading, language), (row) => faultsText(row, language, headings)],
    ...fields.map(({ field, heading }): CsvColumns<ImportRow>[number] => [heading, (row) => cellOf(row, field)]),
  ]
}

function faultsText({ errors }: ImportRow, language: ReaderLanguage, headings: Map<string, string>): string {
  const texts = errors.map(({ field, code, figure }) => {
    const text = inLanguage(importRowFaults[code], language)(figure)
    return field ? `${headings.get(field) ?? field}: ${text}` : text
  })
  return texts.join('\n')
}

/** Returns the cell as it was: an emptied field is "-" again. */
function cellOf({ productId, changes }: ImportRow, field: ImportField): string {
  if (field === 'id') return productId ?? ''
  const change = changes.find((one) => one.field === field)
  if (!change) return ''
  if (Array.isArray(change.to)) {
    return change.to.map((item) => (typeof item === 'string' ? item : item.url)).join(', ') || '-'
  }
  return change.to === null || change.to === '' ? '-' : String(change.to)
}
