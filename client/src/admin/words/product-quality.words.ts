import type { Dictionary } from '../../i18n/language.tsx'

export const qualityWords = {
  title: { 'zh-TW': '資料質素', en: 'Data quality' },
  sum: {
    'zh-TW': (count: string) => `${count} 款上架產品待改善`,
    en: (count: string) => (count === '1' ? '1 listed product to fix' : `${count} listed products to fix`),
  },
  tabs: { 'zh-TW': '待改善的種類', en: 'What is to be fixed' },
  failed: { 'zh-TW': '未能載入資料質素', en: 'The data quality could not be loaded' },
  allWell: { 'zh-TW': '全部妥當', en: 'All is well' },
  allWellHint: {
    'zh-TW': '每款上架產品都有中英文、價格、類別及可用的圖片，SKU 亦沒有重複。',
    en: 'Every listed product has both languages, a price, a category and working pictures, and no SKU is used twice.',
  },
  toProducts: { 'zh-TW': '查看產品', en: 'See the products' },
  noneOfThese: { 'zh-TW': '這一項全部妥當', en: 'Nothing of this kind' },
  noneOfTheseHint: { 'zh-TW': '可查看其他分頁。', en: 'Look at the other tabs.' },
  mend: { 'zh-TW': '修正', en: 'Fix here' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  open: { 'zh-TW': '開啟', en: 'Open' },
  openOf: { 'zh-TW': (name: string) => `在 Notion 開啟「${name}」`, en: (name: string) => `Open ${name} in Notion` },
  fieldOf: {
    'zh-TW': (field: string, name: string) => `「${name}」的${field}`,
    en: (field: string, name: string) => `${field} of ${name}`,
  },
  mendOf: { 'zh-TW': (name: string) => `修正「${name}」…`, en: (name: string) => `Fix ${name}…` },
  mendEllipsis: { 'zh-TW': '修正…', en: 'Fix…' },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saveOf: { 'zh-TW': (name: string) => `儲存「${name}」`, en: (name: string) => `Save ${name}` },
  saved: { 'zh-TW': (name: string) => `已修正「${name}」`, en: (name: string) => `${name} is fixed` },
  chineseName: { 'zh-TW': '中文名稱', en: 'Chinese name' },
  choose: { 'zh-TW': '選擇類別', en: 'Choose a category' },
  fixTitle: { 'zh-TW': (issue: string) => `修正：${issue}`, en: (issue: string) => `Fix: ${issue}` },
  loadFailed: { 'zh-TW': '未能載入產品', en: 'The product could not be loaded' },
  dashboard: { 'zh-TW': '目錄待改善', en: 'To fix in the catalogue' },
} satisfies Dictionary
