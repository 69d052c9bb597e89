import type { Language } from '#contract/i18n/languages.ts'

/** Of one text in its languages the reader's, else the other. */
export function passageLanguage<Row extends { language: Language }>(rows: Row[], language: Language): Row | undefined {
  return rows.find((row) => row.language === language) ?? rows[0]
}
