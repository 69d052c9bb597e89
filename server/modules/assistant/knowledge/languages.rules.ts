import type { Language } from '#contract/i18n/languages.ts'

export function passageLanguage<Row extends { language: Language }>(rows: Row[], language: Language): Row | undefined {
  return rows.find((row) => row.language === language) ?? rows[0]
}
