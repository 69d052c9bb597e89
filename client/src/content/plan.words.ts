import type { Dictionary } from '../i18n/language.tsx'

export const planWords = {
  from: { 'zh-TW': '每月由', en: 'From' },
  perMonth: { 'zh-TW': '起', en: 'per month' },
  perPoint: {
    'zh-TW': (amount: string) => `即每點每月 ${amount}`,
    en: (amount: string) => `${amount} per point per month`,
  },
  popular: { 'zh-TW': '最多人選用', en: 'Most chosen' },
} satisfies Dictionary
