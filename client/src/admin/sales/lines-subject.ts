import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SalesLine } from '#contract/sales/quotes.ts'

const subjectWords = {
  'zh-TW': (name: string, quantity: string, others: number) =>
    `${name} × ${quantity}${others > 0 ? `，另 ${others} 項` : ''}`,
  en: (name: string, quantity: string, others: number) =>
    `${quantity} × ${name}${others > 0 ? ` + ${others} more` : ''}`,
}

/** Says what lines are about: "12 × Leak Sensor + 2 more"; undefined without lines. */
export function linesSubject(
  lines: readonly Pick<SalesLine, 'name' | 'nameEn' | 'quantity'>[],
  language: ReaderLanguage,
): string | undefined {
  const [first, ...others] = lines
  if (!first) return undefined
  return inLanguage(subjectWords, language)(
    nameIn(first, language),
    first.quantity.toLocaleString('en-HK'),
    others.length,
  )
}
