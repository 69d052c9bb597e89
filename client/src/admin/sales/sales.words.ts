import type { Dictionary } from '../../i18n/language.tsx'

export const salesWords = {
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  inHkd: {
    'zh-TW': (total: string) => `${total}，折合港元`,
    en: (total: string) => `${total}, in HKD`,
  },
} satisfies Dictionary
