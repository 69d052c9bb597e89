/** Texts of the email that delivers a document. */
export const documentEmailWords = {
  subject: {
    'zh-TW': (kind: string, number: string, company: string) => `${company}：${kind} ${number}`,
    en: (kind: string, number: string, company: string) => `${kind} ${number} from ${company}`,
  },
  opening: {
    'zh-TW': (kind: string, number: string) => `附件是${kind} ${number}。`,
    en: (kind: string, number: string) => `${kind} ${number} is attached.`,
  },
  total: { 'zh-TW': '總額', en: 'Total' },
} as const
