import { userFieldWords } from '#contract/staff/user-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const profileWords = {
  ...userFieldWords,
  title: { 'zh-TW': '個人設定', en: 'Profile Settings' },
  intro: { 'zh-TW': '你的帳戶，以及它怎樣登入。', en: 'Your account, and how it signs in.' },

  identity: { 'zh-TW': '姓名與語言', en: 'Name and language' },
  identityHint: {
    'zh-TW': '姓名會顯示在你處理過的事項和審計紀錄中。電郵和角色由超級管理員更改。',
    en: 'Your name appears beside what you do here and in the audit log. A Super Admin can change your email and role.',
  },
  language: { 'zh-TW': '後台語言', en: 'Language of the admin' },
  languageAuto: { 'zh-TW': '跟隨系統設定', en: 'Follow the settings' },
  saved: { 'zh-TW': '個人設定已儲存。', en: 'Your profile is saved.' },

  password: { 'zh-TW': '密碼', en: 'Password' },
  passwordHint: {
    'zh-TW': '更改後，你在其他裝置上的登入都會結束。',
    en: 'Once it is changed, you are signed out on all other devices.',
  },
  currentPassword: { 'zh-TW': '現時密碼', en: 'Current password' },
  newPassword: { 'zh-TW': '新密碼', en: 'New password' },
  changePassword: { 'zh-TW': '更改密碼', en: 'Change password' },
  changing: { 'zh-TW': '更改中…', en: 'Changing…' },
  passwordChanged: {
    'zh-TW': '密碼已更改，其他裝置已登出。',
    en: 'Your password is changed, and your other devices are signed out.',
  },
} satisfies Dictionary
