import {
  type Bilingual,
  byReaderLanguage,
  type Language,
  languageNames,
  type ReaderLanguage,
  writtenInWords,
} from '#contract/i18n/languages.ts'
import type { SearchHit } from '#contract/staff/search.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const paletteWords = {
  title: { 'zh-TW': '搜尋或執行指令', en: 'Search or run a command' },
  placeholder: {
    'zh-TW': '搜尋產品、查詢、報價、訂單、客戶，或輸入指令',
    en: 'Search products, enquiries, quotes, orders, customers, or type a command',
  },
  close: { 'zh-TW': '關閉', en: 'Close' },
  goTo: { 'zh-TW': '前往', en: 'Go to' },
  actions: { 'zh-TW': '指令', en: 'Commands' },
  searching: { 'zh-TW': '搜尋中…', en: 'Searching…' },
  failed: { 'zh-TW': '未能搜尋', en: 'The search failed' },
  nothing: {
    'zh-TW': (text: string) => `找不到「${text}」。試試編號、電郵或另一個字眼。`,
    en: (text: string) => `Nothing matches “${text}”. Try a reference, an email address or another word.`,
  },
  results: {
    'zh-TW': (count: number) => `${count} 個結果`,
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  keys: { 'zh-TW': '↑↓ 選擇　Enter 開啟　Esc 關閉', en: '↑↓ choose · Enter opens · Esc closes' },

  addProduct: { 'zh-TW': '新增產品', en: 'Add New Product' },
  createOrder: { 'zh-TW': '建立訂單', en: 'Create order' },
  newCustomer: { 'zh-TW': '新增客戶', en: 'New customer' },
  newQuote: { 'zh-TW': '建立報價', en: 'New quotation' },
  dataQuality: { 'zh-TW': '資料質素', en: 'Data quality' },
  inviteUser: { 'zh-TW': '邀請使用者', en: 'Invite a user' },
  darkMode: { 'zh-TW': '切換至深色模式', en: 'Switch to dark mode' },
  lightMode: { 'zh-TW': '切換至淺色模式', en: 'Switch to light mode' },
  narrow: { 'zh-TW': '收窄側欄', en: 'Collapse the sidebar' },
  wide: { 'zh-TW': '展開側欄', en: 'Expand the sidebar' },
  syncStatus: { 'zh-TW': 'Notion 同步狀態', en: 'Notion sync status' },
  syncRuns: { 'zh-TW': 'Notion 同步紀錄', en: 'Notion Sync: Runs' },
  syncConflicts: { 'zh-TW': 'Notion 同步衝突', en: 'Notion Sync: Conflicts' },
  syncPushes: { 'zh-TW': '尚未寫入 Notion', en: 'Notion Sync: Not yet in Notion' },
  liveSite: { 'zh-TW': '在新分頁開啟網站', en: 'Open the live site' },
} satisfies Dictionary

export const searchKindWords: Record<SearchHit['kind'], Bilingual> = {
  product: { 'zh-TW': '產品', en: 'Products' },
  enquiry: { 'zh-TW': '查詢', en: 'Enquiries' },
  demo_request: { 'zh-TW': '示範預約', en: 'Demo requests' },
  quote_request: { 'zh-TW': '報價', en: 'Quotations' },
  order: { 'zh-TW': '訂單', en: 'Orders' },
  device: { 'zh-TW': '裝置', en: 'Devices' },
  customer: { 'zh-TW': '客戶', en: 'Customers' },
  user: { 'zh-TW': '使用者', en: 'Users' },
}

export const settingsGroupWords: Record<string, Record<Language, string>> = {
  general: { 'zh-TW': '系統設定：一般', en: 'Settings: General' },
  notifications: { 'zh-TW': '系統設定：通知', en: 'Settings: Notifications' },
  security: { 'zh-TW': '系統設定：保安', en: 'Settings: Security' },
  integrations: { 'zh-TW': '系統設定：整合', en: 'Settings: Integrations' },
  chat: { 'zh-TW': '系統設定：助手', en: 'Settings: Assistant' },
}

const writtenSwitchWords: Partial<Record<ReaderLanguage, Bilingual>> = {
  'zh-TW': { 'zh-TW': '切換至繁體中文', en: 'Switch to Traditional Chinese (繁體中文)' },
  en: { 'zh-TW': '切換至英文（English）', en: 'Switch to English' },
}

/** Includes each language's own name, for readers who cannot read the current one. */
export const switchWords = byReaderLanguage<Bilingual>(
  (language) =>
    writtenSwitchWords[language] ?? {
      'zh-TW': `切換至${writtenInWords[language]['zh-TW']}（${languageNames[language]}）`,
      en: `Switch to ${writtenInWords[language].en} (${languageNames[language]})`,
    },
)
