import type { Span, Technology } from '#contract/catalogue/lpwan.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { amountText } from '../../i18n/formats.ts'
import { detailsCopy } from './details.words.ts'

/** Formats as "2–15 km". */
export function rangeText({ rangeKilometres: { low, high } }: Technology): string {
  return `${low}–${high} km`
}

export function frequencyText({ unlicensedBands }: Technology, language: ReaderLanguage): string {
  return unlicensedBands ?? inLanguage(detailsCopy.licensedBands, language)
}

/** Formats US dollars: "$0.50–2", "$500–2,000". */
export function dollarsText({ low, high }: Span): string {
  return `$${amountText(low)}–${amountText(high)}`
}

/** Returns where a value lies in a span on a logarithmic scale, 0 to 1. */
export function logShare(value: number, { low, high }: Span): number {
  return Math.log(value / low) / Math.log(high / low)
}
