import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts around a reply that staff have typed. */
export const threadEmailWords = {
  signature: {
    'zh-TW': (name: string, company: string) => `${name}\n${company}`,
    en: (name: string, company: string) => `Kind regards,\n${name}\n${company}`,
  },
  sources: { 'zh-TW': '詳情：', en: 'More about this:' },
  yourMessage: { 'zh-TW': '你的訊息', en: 'Your message' },
  more: {
    'zh-TW': (phone: string) => `請直接回覆這封電郵，或致電 ${phone} 並告知參考編號。`,
    en: (phone: string) => `To answer, reply to this mail, or call ${phone} and quote the reference.`,
  },
} as const satisfies Record<string, Bilingual | Record<keyof Bilingual, (...values: never[]) => string>>

/** Texts of printed messages. */
export const messageSheetWords = {
  enquiries: { 'zh-TW': '查詢', en: 'Enquiries' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo requests' },
  dueAt: { 'zh-TW': '回覆限期', en: 'Reply due' },
  answeredAt: { 'zh-TW': '首次回覆', en: 'First reply' },
  preferred: { 'zh-TW': '希望時間（香港）', en: 'Preferred time (Hong Kong)' },
  scheduled: { 'zh-TW': '示範時間（香港）', en: 'Demo (Hong Kong)' },
} as const satisfies Record<string, Bilingual>
