import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts of printed messages. */
export const messageSheetWords = {
  enquiries: { 'zh-TW': '查詢', en: 'Enquiries' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo requests' },
  dueAt: { 'zh-TW': '回覆限期', en: 'Reply due' },
  answeredAt: { 'zh-TW': '首次回覆', en: 'First reply' },
  preferred: { 'zh-TW': '希望時間（香港）', en: 'Preferred time (Hong Kong)' },
  scheduled: { 'zh-TW': '示範時間（香港）', en: 'Demo (Hong Kong)' },
} as const satisfies Record<string, Bilingual>
