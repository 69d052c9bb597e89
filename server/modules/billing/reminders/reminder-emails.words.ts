import type { Bilingual } from '#contract/i18n/languages.ts'

/** Texts of emails that remind of invoices. */
export const reminderWords = {
  soonSubject: {
    'zh-TW': (number: string, day: string) => `發票 ${number} 將於 ${day} 到期`,
    en: (number: string, day: string) => `Invoice ${number} is due on ${day}`,
  },
  soon: {
    'zh-TW': (number: string, day: string) => `溫馨提示：發票 ${number} 將於 ${day} 到期，副本見附件。`,
    en: (number: string, day: string) => `A short reminder: invoice ${number} is due on ${day}. A copy is attached.`,
  },
  lateSubject: {
    'zh-TW': (number: string) => `發票 ${number} 已過付款期限`,
    en: (number: string) => `Invoice ${number} is overdue`,
  },
  late: {
    'zh-TW': (number: string, day: string) => `發票 ${number} 的付款期限是 ${day}，我們尚未收到全數款項，副本見附件。`,
    en: (number: string, day: string) =>
      `Invoice ${number} was due on ${day}, and we have not received it in full. A copy is attached.`,
  },
  crossed: {
    'zh-TW': '如果你已付款，請不用理會這封電郵。',
    en: 'If you have paid in the meantime, please disregard this email.',
  },
  pay: { 'zh-TW': '查看及付款', en: 'See and pay it' },
  payNote: {
    'zh-TW': '這是你的專用連結，請勿轉發。',
    en: 'The link is yours alone: please do not pass it on.',
  },
} as const satisfies Record<string, Bilingual | Record<keyof Bilingual, (...parts: string[]) => string>>
