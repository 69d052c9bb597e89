import type { Dictionary } from '../../i18n/language.tsx'

export const salesWords = {
  connectivity: {
    'zh-TW': (fee: string) => `連接 ${fee}`,
    en: (fee: string) => `Connectivity ${fee}`,
  },
  inHkd: {
    'zh-TW': (total: string) => `${total}，折合港元`,
    en: (total: string) => `${total}, in HKD`,
  },
} satisfies Dictionary
