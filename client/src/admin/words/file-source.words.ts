import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import { sourceWords } from './products.words.ts'

/** Overrides for a catalogue that comes from files. */

export const fileScreenName: Bilingual = { 'zh-TW': '產品同步', en: 'Product Sync' }

export const fileSyncWords = {
  title: fileScreenName,
  state: { 'zh-TW': (state: string) => `產品同步：${state}`, en: (state: string) => `Product Sync: ${state}` },
  hint: {
    'zh-TW': '請檢查資料夾或檔案的網址，並看看最近一次同步的說明。',
    en: 'Please check the folder or the address, and what the latest run says.',
  },
  toScreen: { 'zh-TW': '開啟產品同步', en: 'Open Product Sync' },
  products: { 'zh-TW': '來自檔案的產品', en: 'Products from files' },
  notFetched: { 'zh-TW': '未能從檔案同步產品', en: 'Failed to sync products from the files' },
  notConnected: { 'zh-TW': '尚未連接產品檔案', en: 'No Product Files Connected' },
  notConnectedHint: {
    'zh-TW': '請先設定資料夾或檔案的網址，再同步產品',
    en: 'Please set the folder or the address of the files, then sync',
  },
} satisfies Dictionary

export const fileProductsWords = {
  notionAway: {
    'zh-TW': '未能讀取產品檔案：顯示的是上次同步的資料。',
    en: 'The product files cannot be read. This is how they were at the last sync.',
  },
  noneHint: {
    'zh-TW': '新增產品、匯入檔案，或從產品檔案同步。',
    en: 'Add a product, import a file, or sync from the product files.',
  },
  sync: { 'zh-TW': '從檔案同步', en: 'Sync from the files' },
} satisfies Dictionary

export const fileDashboardWords = {
  noProductsHint: {
    'zh-TW': '從檔案同步，或逐項新增產品，這裏便會顯示各類別的比例。',
    en: 'Sync from the files, or add products one by one, and the share of each category is shown here.',
  },
  sync: fileProductsWords.sync,
} satisfies Dictionary

export const filePaletteWords = {
  syncStatus: { 'zh-TW': '產品同步狀態', en: 'Product sync status' },
  syncRuns: { 'zh-TW': '產品同步紀錄', en: 'Product Sync: Runs' },
  syncConflicts: { 'zh-TW': '產品同步衝突', en: 'Product Sync: Conflicts' },
} satisfies Dictionary

export const fileSourceWords: Record<StaffProduct['source'], Bilingual> = {
  ...sourceWords,
  notion: { 'zh-TW': '檔案', en: 'Files' },
}
