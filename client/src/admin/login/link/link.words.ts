import type { Dictionary } from '../../../i18n/language.tsx'

export const linkWords = {
  opening: { 'zh-TW': '正在開啟連結', en: 'Opening your link' },
  openingHint: { 'zh-TW': '請稍候…', en: 'One moment…' },

  setupTitle: { 'zh-TW': '建立第一個帳戶', en: 'Create the first account' },
  setupIntro: {
    'zh-TW': '你會成為超級管理員，之後可以邀請同事。',
    en: 'You become the Super Admin, and invite your colleagues afterwards.',
  },
  invitationTitle: {
    'zh-TW': (name: string) => `${name}，歡迎加入`,
    en: (name: string) => `Welcome, ${name}`,
  },
  invitationIntro: {
    'zh-TW': '設定密碼，便可登入後台。',
    en: 'Choose a password, and you can sign in to the back office.',
  },
  resetTitle: { 'zh-TW': '設定新密碼', en: 'Choose a new password' },
  resetIntro: {
    'zh-TW': '設定後，所有裝置上的登入都會結束。',
    en: 'Once it is set, you are signed out everywhere.',
  },

  name: { 'zh-TW': '姓名', en: 'Name' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  password: { 'zh-TW': '新密碼', en: 'New password' },
  create: { 'zh-TW': '建立帳戶', en: 'Create the account' },
  setPassword: { 'zh-TW': '設定密碼', en: 'Set the password' },
  saving: { 'zh-TW': '設定中…', en: 'Saving…' },
  done: { 'zh-TW': '密碼已設定，請登入。', en: 'Your password is set. Sign in with it.' },

  goneTitle: { 'zh-TW': '連結已失效', en: 'This link no longer works' },
  goneIntro: {
    'zh-TW': '連結已過期、已用過，或複製時不完整。',
    en: 'It has expired, was already used, or was not copied in full.',
  },
  goneReset: { 'zh-TW': '重設密碼：重新寄出一個連結。', en: 'To reset a password, have a new link sent.' },
  goneInvitation: {
    'zh-TW': '邀請：請邀請你的同事再寄一次。',
    en: 'For an invitation, ask the colleague who invited you to send it again.',
  },
  goneSetup: {
    'zh-TW': '首次設定：重新啟動伺服器，記錄檔會印出新的連結。',
    en: 'For the first start, restart the server: its log shows a new one.',
  },
  newLink: { 'zh-TW': '寄出新連結', en: 'Send a new link' },
  toSignIn: { 'zh-TW': '前往登入', en: 'Go to sign in' },

  failedTitle: { 'zh-TW': '未能開啟連結', en: 'The link could not be opened' },
} satisfies Dictionary
