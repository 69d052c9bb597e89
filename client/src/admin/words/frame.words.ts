import type { Bilingual } from '#contract/i18n/languages.ts'
import type { AdminScreen } from '#contract/staff/permissions.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export { roleWords } from '#contract/staff/user-words.ts'

export const adminFrameWords = {
  loadingTitle: { 'zh-TW': '正在載入管理後台', en: 'Loading Admin Panel' },
  loadingHint: { 'zh-TW': '正在確認你的登入，請稍候…', en: 'Please wait while we verify your session...' },
  unreachable: { 'zh-TW': '未能開啟管理後台', en: 'The admin panel could not be opened' },

  menu: { 'zh-TW': '後台選單', en: 'Admin menu' },
  openMenu: { 'zh-TW': '開啟選單', en: 'Open the menu' },
  collapse: { 'zh-TW': '收窄側欄', en: 'Collapse the sidebar' },
  expand: { 'zh-TW': '展開側欄', en: 'Expand the sidebar' },
  backToWebsite: { 'zh-TW': '返回網站', en: 'Back to Website' },
  signOut: { 'zh-TW': '登出', en: 'Sign Out' },
  loggedOut: { 'zh-TW': '已登出', en: 'Logged out' },
  signOutFailed: { 'zh-TW': '未能登出', en: 'You could not be signed out' },
  count: {
    'zh-TW': (name: string, count: number) => `${name}（${count}）`,
    en: (name: string, count: number) => `${name} (${count})`,
  },

  search: { 'zh-TW': '搜尋或執行…', en: 'Search or run…' },
  searchLabel: { 'zh-TW': '搜尋或執行指令', en: 'Search or run a command' },
  liveSite: { 'zh-TW': '網站', en: 'Live Site' },
  newTab: { 'zh-TW': '（在新分頁開啟）', en: '(opens in a new tab)' },

  userMenu: { 'zh-TW': (name: string) => `帳戶：${name}`, en: (name: string) => `Account: ${name}` },
  profile: { 'zh-TW': '個人設定', en: 'Profile Settings' },
  preferences: { 'zh-TW': '偏好設定', en: 'Preferences' },
  darkMode: { 'zh-TW': '深色模式', en: 'Dark Mode' },

  preferencesHint: {
    'zh-TW': '立即生效。語言隨帳戶保存，其餘記在這個瀏覽器。',
    en: 'They take effect at once. The language is kept with your account, the rest in this browser.',
  },
  language: { 'zh-TW': '語言', en: 'Language' },
  rows: { 'zh-TW': '每頁行數', en: 'Rows per page' },
  narrowSidebar: { 'zh-TW': '窄側欄', en: 'Narrow sidebar' },
  narrowSidebarHint: { 'zh-TW': '只顯示圖示，騰出空間。', en: 'Icons only, to leave room for the screen.' },
  done: { 'zh-TW': '完成', en: 'Done' },

  noAccess: { 'zh-TW': '你未有權限開啟這個頁面', en: 'You may not open this screen' },
  noAccessHint: {
    'zh-TW': (role: string) => `你的角色是「${role}」。如工作上需要，請聯絡超級管理員調整你的角色。`,
    en: (role: string) =>
      `Your role is ${role}. If your work needs this screen, ask a Super Admin to change your role.`,
  },
  toDashboard: { 'zh-TW': '前往總覽', en: 'Go to the dashboard' },
} satisfies Dictionary

/** Names of the screens in menu, palette and titles. */
export const screenWords: Record<AdminScreen, Bilingual> = {
  dashboard: { 'zh-TW': '總覽', en: 'Dashboard' },
  products: { 'zh-TW': '產品', en: 'Products' },
  content: { 'zh-TW': '內容', en: 'Content' },
  enquiries: { 'zh-TW': '查詢', en: 'Enquiries' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo requests' },
  quotes: { 'zh-TW': '報價', en: 'Quotations' },
  orders: { 'zh-TW': '訂單', en: 'Orders' },
  stock: { 'zh-TW': '存貨', en: 'Stock' },
  incoming: { 'zh-TW': '入貨', en: 'Incoming goods' },
  devices: { 'zh-TW': '裝置', en: 'Devices' },
  documents: { 'zh-TW': '發票及文件', en: 'Invoices' },
  payments: { 'zh-TW': '付款', en: 'Payments' },
  subscriptions: { 'zh-TW': '訂閱', en: 'Subscriptions' },
  returns: { 'zh-TW': '退貨', en: 'Returns' },
  customers: { 'zh-TW': '客戶', en: 'Customers' },
  conversations: { 'zh-TW': '助手對話', en: 'Conversations' },
  analytics: { 'zh-TW': '分析及報表', en: 'Analytics & Reports' },
  salesSettings: { 'zh-TW': '銷售設定', en: 'Sales settings' },
  notion: { 'zh-TW': 'Notion 同步', en: 'Notion Sync' },
  users: { 'zh-TW': '使用者', en: 'Users' },
  audit: { 'zh-TW': '審計紀錄', en: 'Audit log' },
  settings: { 'zh-TW': '系統設定', en: 'Settings' },
}

export const confirmWords = {
  title: { 'zh-TW': '請再次輸入密碼', en: 'Enter your password again' },
  hint: {
    'zh-TW': '這項操作涉及敏感資料。確認後十分鐘內不會再問。',
    en: 'What you are about to do is sensitive. You will not be asked again for ten minutes.',
  },
  password: { 'zh-TW': '密碼', en: 'Password' },
  confirm: { 'zh-TW': '確認', en: 'Confirm' },
  checking: { 'zh-TW': '確認中…', en: 'Checking…' },
} satisfies Dictionary
