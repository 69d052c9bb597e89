import type { Dictionary } from '../../i18n/language.tsx'

export const restrictedWords = {
  expiredTitle: { 'zh-TW': '密碼已過期', en: 'Your password has expired' },
  expiredIntro: {
    'zh-TW': '設定新密碼後便可繼續。',
    en: 'Choose a new one, and you go on where you were.',
  },
  twoFactorTitle: { 'zh-TW': '請設定雙重驗證', en: 'Set up two-factor sign-in' },
  twoFactorIntro: {
    'zh-TW': '所有員工都要使用。只需一部手機和一個驗證應用程式，約兩分鐘完成。',
    en: 'It is required of all staff. It takes a phone with an authenticator app, and about two minutes.',
  },
  signOut: { 'zh-TW': '登出', en: 'Sign Out' },
} satisfies Dictionary
