import type { Bilingual, Language } from '#contract/i18n/languages.ts'

export const quoteEmailWords = {
  subject: {
    'zh-TW': (reference: string, company: string) => `${company}報價單 ${reference}`,
    en: (reference: string, company: string) => `Quotation ${reference} from ${company}`,
  },
  /** For revisions after the first. */
  revisedSubject: {
    'zh-TW': (reference: string, company: string) => `${company}報價單 ${reference}（修訂版）`,
    en: (reference: string, company: string) => `Revised quotation ${reference} from ${company}`,
  },
  opening: {
    'zh-TW': '隨信附上報價單。',
    en: 'Please find our quotation attached.',
  },
  revisedOpening: {
    'zh-TW': '隨信附上修訂後的報價單，取代之前的一份。',
    en: 'Please find our revised quotation attached. It takes the place of the one before.',
  },
  follow: { 'zh-TW': '查看及回覆報價', en: 'Read and answer the quotation' },
  followNote: {
    'zh-TW': '可在此接受、婉拒或提問。這是你的專用連結，請勿轉發。',
    en: 'Accept it, decline it or ask there. The link is yours alone: please do not pass it on.',
  },
  revision: { 'zh-TW': '修訂', en: 'Revision' },
  validUntil: { 'zh-TW': '有效至', en: 'Valid until' },
} as const satisfies Record<string, Bilingual | Record<Language, (...parts: string[]) => string>>
