import type { Bilingual } from '#contract/i18n/languages.ts'
import type { LinkPurpose } from '#contract/staff/staff.ts'

type Mailed = Exclude<LinkPurpose, 'setup'>

export const linkSubjects: Record<Mailed, { 'zh-TW': (site: string) => string; en: (site: string) => string }> = {
  invitation: {
    'zh-TW': (site) => `${site}：請設定你的後台帳戶`,
    en: (site) => `${site}: set up your staff account`,
  },
  password_reset: {
    'zh-TW': (site) => `${site}：重設密碼`,
    en: (site) => `${site}: reset your password`,
  },
}

export const linkOpenings: typeof linkSubjects = {
  invitation: {
    'zh-TW': (site) => `同事為你開設了${site}後台的帳戶。請開啟以下連結，設定密碼，然後登入。`,
    en: (site) => `A colleague has made you an account for the back office of ${site}. Choose a password to begin.`,
  },
  password_reset: {
    'zh-TW': (site) => `我們收到要求，為你在${site}後台的帳戶重設密碼。請開啟以下連結，設定新密碼。`,
    en: (site) => `Somebody asked to reset the password of your account at ${site}. Choose a new one here.`,
  },
}

export const linkLabels: Record<Mailed, Bilingual> = {
  invitation: { 'zh-TW': '設定密碼', en: 'Choose a password' },
  password_reset: { 'zh-TW': '設定新密碼', en: 'Choose a new password' },
}

export const linkWords = {
  greeting: { 'zh-TW': (name: string) => `${name}，你好：`, en: (name: string) => `Hello ${name},` },
  note: {
    'zh-TW': (until: string) => `連結只可使用一次，有效至 ${until}。請勿轉寄這封電郵。`,
    en: (until: string) => `The link works once, until ${until}. Please do not forward this mail.`,
  },
  account: { 'zh-TW': '登入電郵', en: 'You sign in as' },
} as const

export const linkClosings: Record<Mailed, Bilingual> = {
  invitation: {
    'zh-TW': '如果你不認識這個網站，請不必理會這封電郵。',
    en: 'If this site means nothing to you, please ignore this mail.',
  },
  password_reset: {
    'zh-TW': '如果你沒有要求重設，請不必理會：密碼維持不變。如一再收到這類電郵，請通知同事。',
    en: 'If it was not you, ignore this mail: your password stays as it is. Tell a colleague if it happens again.',
  },
}
