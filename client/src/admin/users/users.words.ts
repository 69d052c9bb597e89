import { userFieldWords } from '#contract/staff/user-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { staffStatusWords as statusWords } from '#contract/staff/user-words.ts'

export const usersWords = {
  ...userFieldWords,
  title: { 'zh-TW': '使用者', en: 'Users' },
  invite: { 'zh-TW': '邀請使用者', en: 'Invite a user' },
  stats: { 'zh-TW': '使用者統計', en: 'Users at a glance' },
  total: { 'zh-TW': '總數', en: 'Total' },
  active: { 'zh-TW': '使用中', en: 'Active' },
  admins: { 'zh-TW': '管理員', en: 'Admins' },
  online: { 'zh-TW': '現時在線', en: 'Online now' },
  statsFailed: { 'zh-TW': '未能載入統計。', en: 'The figures could not be loaded.' },

  twoFactor: { 'zh-TW': '雙重驗證', en: 'Two-factor' },
  lastLogin: { 'zh-TW': '上次登入', en: 'Last login' },
  created: { 'zh-TW': '建立日期', en: 'Created' },
  language: { 'zh-TW': '後台語言', en: 'Language of the admin' },
  followSettings: { 'zh-TW': '跟隨系統設定', en: 'Follow the settings' },
  isOnline: { 'zh-TW': '在線', en: 'Online' },
  isYou: { 'zh-TW': '你', en: 'you' },
  isDemo: { 'zh-TW': '示範帳戶', en: 'demo account' },
  /** After a name. */
  remarks: {
    'zh-TW': (remarks: string[]) => `（${remarks.join('、')}）`,
    en: (remarks: string[]) => `(${remarks.join(', ')})`,
  },
  on: { 'zh-TW': '已啟用', en: 'On' },
  off: { 'zh-TW': '未啟用', en: 'Off' },
  never: { 'zh-TW': '從未', en: 'Never' },
  search: { 'zh-TW': '搜尋姓名或電郵', en: 'Search names and email addresses' },
  count: {
    'zh-TW': (total: number) => `${total} 位使用者`,
    en: (total: number) => (total === 1 ? '1 user' : `${total} users`),
  },
  emptyTitle: { 'zh-TW': '未有使用者', en: 'There are no users' },
  emptyHint: {
    'zh-TW': '邀請同事，他們會收到設定密碼的連結。',
    en: 'Invite colleagues: they get a link to set their password.',
  },
  copyEmails: { 'zh-TW': '複製電郵地址', en: 'Copy email addresses' },

  edit: { 'zh-TW': '編輯使用者', en: 'Edit User' },
  resetPassword: { 'zh-TW': '重設密碼', en: 'Reset Password' },
  permissions: { 'zh-TW': '權限', en: 'Permissions' },
  deactivate: { 'zh-TW': '停用', en: 'Deactivate' },
  activate: { 'zh-TW': '啟用', en: 'Activate' },
  inviteAgain: { 'zh-TW': '重新傳送邀請', en: 'Resend invitation' },
  resetTwoFactor: { 'zh-TW': '重設雙重驗證', en: 'Reset two-factor' },
  endSessions: { 'zh-TW': '結束所有登入', en: 'End sessions' },
  history: { 'zh-TW': '更改紀錄', en: 'History' },
  notYourself: { 'zh-TW': '不能停用自己', en: 'Not for yourself' },
  ownHint: {
    'zh-TW': '自己的角色和狀態須由另一位超級管理員更改。',
    en: 'Another Super Admin must change your own role and status.',
  },

  deactivated: {
    'zh-TW': (name: string) => `已停用 ${name}，其登入已結束`,
    en: (name: string) => `${name} is deactivated and signed out`,
  },
  activated: { 'zh-TW': (name: string) => `已啟用 ${name}`, en: (name: string) => `${name} is active` },
  changeFailed: { 'zh-TW': (name: string) => `未能更改 ${name}`, en: (name: string) => `${name} could not be changed` },
  saved: { 'zh-TW': (name: string) => `已儲存 ${name}`, en: (name: string) => `${name} is saved` },
  twoFactorReset: {
    'zh-TW': (name: string) => `已關閉 ${name} 的雙重驗證`,
    en: (name: string) => `Two-factor sign-in of ${name} is off`,
  },
  sessionsEnded: {
    'zh-TW': (name: string) => `已結束 ${name} 的所有登入`,
    en: (name: string) => `${name} is signed out everywhere`,
  },
  mailed: {
    'zh-TW': (email: string) => `連結已寄往 ${email}`,
    en: (email: string) => `The link is on its way to ${email}`,
  },
  linkFailed: { 'zh-TW': '未能建立連結', en: 'The link could not be created' },

  endSessionsTitle: {
    'zh-TW': (name: string) => `結束 ${name} 的所有登入？`,
    en: (name: string) => `Sign ${name} out everywhere?`,
  },
  endSessionsHint: {
    'zh-TW': '所有瀏覽器和程式須重新登入，未儲存的內容會失去。不能復原。',
    en: 'Every browser and program must sign in again, and what is unsaved there is lost. This cannot be undone.',
  },
  resetTwoFactorTitle: {
    'zh-TW': (name: string) => `重設 ${name} 的雙重驗證？`,
    en: (name: string) => `Reset two-factor of ${name}?`,
  },
  resetTwoFactorHint: {
    'zh-TW': '其驗證應用程式和備用碼會失效，之後只憑密碼登入，直至重新設定。請先確認對方身份。不能復原。',
    en: 'Their authenticator app and recovery codes stop working; the password alone signs them in until they set it up again. Make sure that the request really comes from them. This cannot be undone.',
  },

  inviteHint: {
    'zh-TW': '對方會收到一次有效的連結，自行設定密碼。',
    en: 'They get a single-use link to set a password of their own.',
  },
  sendInvitation: { 'zh-TW': '傳送邀請', en: 'Send the invitation' },
  sending: { 'zh-TW': '傳送中…', en: 'Sending…' },
  linkTitle: { 'zh-TW': '把這個連結交給對方', en: 'Share this link' },
  linkHint: {
    'zh-TW': (email: string) => `尚未設定郵件伺服器，未能寄給 ${email}。請經安全的途徑親自交給對方；關閉後不會再顯示。`,
    en: (email: string) =>
      `No mail server is configured, so nothing was sent to ${email}. Share it yourself in a safe way; it is not shown again once this is closed.`,
  },
  link: { 'zh-TW': '連結', en: 'Link' },
  linkUntil: {
    'zh-TW': (when: string) => `只能用一次，${when} 前有效。`,
    en: (when: string) => `Works once, until ${when}.`,
  },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製連結', en: 'The link is copied' },
  copyFailed: {
    'zh-TW': '未能複製，請選取後自行複製。',
    en: 'It could not be copied. Select it and copy it yourself.',
  },
  done: { 'zh-TW': '完成', en: 'Done' },

  editFailed: { 'zh-TW': '未能載入這位使用者', en: 'This user could not be loaded' },
  permissionsOf: {
    'zh-TW': (role: string) => `「${role}」可以做甚麼`,
    en: (role: string) => `${role}: what this role may do`,
  },
  may: { 'zh-TW': '可以', en: 'may' },
  mayNot: { 'zh-TW': '不可以', en: 'may not' },
} satisfies Dictionary
