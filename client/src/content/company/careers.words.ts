import type { Dictionary } from '../../i18n/language.tsx'

export const careersWords = {
  hours: { 'zh-TW': (hours: number) => `${hours} 小時`, en: (hours: number) => `${hours} h` },
} satisfies Dictionary
