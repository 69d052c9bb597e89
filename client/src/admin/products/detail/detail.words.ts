import { productFactWords } from '#contract/catalogue/product-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import type { ProductTab } from '../../paths/index.ts'

export const detailWords = {
  ...productFactWords,
  back: { 'zh-TW': '返回產品', en: 'Back to products' },
  goOn: { 'zh-TW': '繼續編輯', en: 'Go on editing' },
  tabs: { 'zh-TW': '產品頁面', en: 'Parts of the product' },
  failed: { 'zh-TW': '未能載入產品', en: 'The product could not be loaded' },
  notFound: { 'zh-TW': '找不到這個產品', en: 'This product cannot be found' },
  notFoundHint: {
    'zh-TW': '連結可能有誤。下架的產品仍可在列表找到。',
    en: 'The link may be wrong. Retired products are still in the list.',
  },

  buyers: { 'zh-TW': '客戶看到的', en: 'What a buyer sees' },
  retired: { 'zh-TW': '已下架：客戶看不到以下內容。', en: 'Retired: buyers do not see this.' },
  unlisted: { 'zh-TW': '未上架：客戶看不到以下內容。', en: 'Not listed: buyers do not see this.' },
  noDescription: { 'zh-TW': '沒有描述', en: 'No description' },
  noEnglish: { 'zh-TW': '沒有英文名稱', en: 'No English name' },
  prices: { 'zh-TW': '價格', en: 'Prices' },
  facts: { 'zh-TW': '資料', en: 'Facts' },
  features: { 'zh-TW': '功能', en: 'Features' },
  specifications: { 'zh-TW': '規格', en: 'Specifications' },
  machine: { 'zh-TW': '機器翻譯', en: 'Translated by machine' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner Price' },
  minSellingPrice: { 'zh-TW': '最低售價', en: 'Minimum selling price' },
  promised: { 'zh-TW': '訂單已預留', en: 'Reserved for orders' },
  promisedOf: {
    'zh-TW': (promised: number, left: number) => `${promised} 件，尚餘 ${left} 件可售`,
    en: (promised: number, left: number) => `${promised}, which leaves ${left} to sell`,
  },
  created: { 'zh-TW': '建立', en: 'Created' },
  updated: { 'zh-TW': '更新', en: 'Updated' },
  version: { 'zh-TW': '版本', en: 'Version' },

  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  openPage: { 'zh-TW': '開啟 Notion 頁面', en: 'Open its Notion page' },
  noPage: {
    'zh-TW': '這個產品未有 Notion 頁面，下次匯出時會建立。',
    en: 'It has no page in Notion yet; the next export makes one.',
  },
  samplePage: {
    'zh-TW': '這是範例，不會匯出到 Notion；一經編輯即成為你的產品。',
    en: 'A sample is not exported. Once it is edited, it is yours.',
  },
  files: { 'zh-TW': '產品檔案', en: 'Product files' },
  notOfFile: { 'zh-TW': '這個產品不在檔案之中。', en: 'It is in none of the files.' },
  asInFile: { 'zh-TW': '與檔案一致。', en: 'As the file says.' },
  otherThanFile: { 'zh-TW': '與檔案不同，以這裏的為準：', en: 'Other than in the file, ours holds:' },
  inStep: { 'zh-TW': '與 Notion 一致。', en: 'In step with Notion.' },
  pending: { 'zh-TW': '尚未寫入 Notion：', en: 'Not yet in Notion:' },
  pushError: { 'zh-TW': '上次寫入失敗：', en: 'The last attempt failed:' },
  conflicts: {
    'zh-TW': (count: number) => `${count} 項衝突待處理`,
    en: (count: number) => (count === 1 ? '1 conflict to settle' : `${count} conflicts to settle`),
  },

  issues: { 'zh-TW': '待改善', en: 'To fix' },
  noIssues: { 'zh-TW': '沒有待改善的地方。', en: 'Nothing to fix.' },
  fix: { 'zh-TW': '修正', en: 'Fix' },
  warnings: { 'zh-TW': '看不懂的內容', en: 'What could not be read' },
} satisfies Dictionary

export const tabWords: Record<ProductTab, Bilingual> = {
  details: { 'zh-TW': '詳情', en: 'Details' },
  edit: { 'zh-TW': '編輯', en: 'Edit' },
  analytics: { 'zh-TW': '分析', en: 'Analytics' },
  history: { 'zh-TW': '紀錄', en: 'History' },
}
