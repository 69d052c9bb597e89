import type { Bilingual } from '#contract/i18n/languages.ts'

/** Replaces the name of an erased person. */
export const erasedName: Bilingual = { 'zh-TW': '已刪除客戶', en: 'Erased customer' }
