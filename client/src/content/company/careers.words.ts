import type { Dictionary } from '../../i18n/language.tsx'

export const careersWords = {
  hours: { 'zh-TW': (hours: number) => `${hours} 小時`, en: (hours: number) => `${hours} h` },
} satisfies Dictionary

export const roleWords = {
  does: { 'zh-TW': '你會做的事', en: 'What you would do' },
  needs: { 'zh-TW': '我們希望你', en: 'What we look for' },
  firstMonths: { 'zh-TW': '頭六個月', en: 'Your first six months' },
  apply: { 'zh-TW': '以電郵申請', en: 'Apply by email' },
  applyFor: {
    'zh-TW': (role: string) => `以電郵申請：${role}`,
    en: (role: string) => `Apply by email: ${role}`,
  },
  subject: { 'zh-TW': (role: string) => `應徵：${role}`, en: (role: string) => `Application: ${role}` },
} satisfies Dictionary
