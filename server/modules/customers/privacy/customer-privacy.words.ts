import type { Bilingual } from '#contract/i18n/languages.ts'

/** What stands where a person did. */
export const erasedName: Bilingual = { 'zh-TW': '已刪除客戶', en: 'Erased customer' }
