import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import type { BulkKind } from './bulk.rules.ts'

export const bulkWords = {
  change: { 'zh-TW': '更改…', en: 'Change…' },
  title: {
    'zh-TW': (count: string) => `更改 ${count} 款產品`,
    en: (count: string) => (count === '1' ? 'Change 1 product' : `Change ${count} products`),
  },
  what: { 'zh-TW': '更改甚麼', en: 'What to change' },
  priceBy: { 'zh-TW': '方式', en: 'How' },
  percent: { 'zh-TW': '百分比', en: 'By percent' },
  amount: { 'zh-TW': '同一價錢', en: 'To one amount' },
  percentLabel: { 'zh-TW': '加減百分比', en: 'Percent' },
  percentHint: { 'zh-TW': '例如 5 即加價 5%，-10 即減價 10%', en: '5 raises by 5 %, -10 lowers by 10 %' },
  percentFault: { 'zh-TW': '請輸入 -90 至 900 之間的數字。', en: 'Enter a number from -90 to 900.' },
  amountLabel: { 'zh-TW': '新的建議零售價（港元）', en: 'New MSRP in HKD' },
  amountFault: { 'zh-TW': '請輸入 0 或以上的金額。', en: 'Enter an amount of 0 or more.' },
  quantityLabel: { 'zh-TW': '庫存件數', en: 'Pieces in stock' },
  quantityFault: { 'zh-TW': '請輸入 0 至 1,000,000 的整數。', en: 'Enter a whole number from 0 to 1,000,000.' },
  category: { 'zh-TW': '類別', en: 'Category' },
  choose: { 'zh-TW': '請選擇', en: 'Choose one' },
  retireHint: {
    'zh-TW': '訪客不再看到它們，資料全部保留，可以復原。',
    en: 'Visitors no longer see them; everything about them is kept, and it can be undone.',
  },
  restoreHint: {
    'zh-TW': '它們會重新在網站出現；設定為不上架的除外。',
    en: 'They appear on the site again, except those that are set as not listed.',
  },
  preview: { 'zh-TW': '更改前後', en: 'Before and after' },
  before: { 'zh-TW': '更改前', en: 'Before' },
  after: { 'zh-TW': '更改後', en: 'After' },
  same: { 'zh-TW': '不變', en: 'Unchanged' },
  more: { 'zh-TW': (count: string) => `另外 ${count} 款`, en: (count: string) => `and ${count} more` },
  sum: {
    'zh-TW': (changed: string, same: string) => `將更改 ${changed} 款，${same} 款不變。`,
    en: (changed: string, same: string) => `${changed} will change, ${same} stay as they are.`,
  },
  none: { 'zh-TW': '全部已是如此，沒有需要更改的。', en: 'Nothing to change: they all have this value already.' },
  apply: { 'zh-TW': (count: string) => `更改 ${count} 款`, en: (count: string) => `Change ${count}` },
  working: {
    'zh-TW': (count: string) => `正在更改 ${count} 款產品…`,
    en: (count: string) => `Changing ${count} products…`,
  },
  tooMany: {
    'zh-TW': (most: string) => `一次最多 ${most} 款，請縮窄篩選或分批進行。`,
    en: (most: string) => `At most ${most} at a time. Narrow the list, or do it in parts.`,
  },
  done: {
    'zh-TW': (count: string) => `已更改 ${count} 款產品`,
    en: (count: string) => (count === '1' ? '1 product is changed' : `${count} products are changed`),
  },
  doneSame: {
    'zh-TW': (count: string) => `${count} 款本已如此`,
    en: (count: string) => `${count} had this value already`,
  },
  undone: {
    'zh-TW': (count: string) => `已完全復原 ${count} 款產品`,
    en: (count: string) =>
      count === '1' ? '1 product is exactly as before' : `${count} products are exactly as before`,
  },
  notUndone: { 'zh-TW': '未有復原', en: 'Nothing was undone' },
  stale: {
    'zh-TW': (names: string) => `這些產品剛被同事改過，全部未有更改：${names}`,
    en: (names: string) => `A colleague has just changed these, so nothing was done: ${names}`,
  },
  reload: { 'zh-TW': '載入最新內容', en: 'Load them as they are now' },
  loadFailed: { 'zh-TW': '未能載入所選的產品', en: 'The marked products could not be loaded' },
} satisfies Dictionary

export const bulkKindWords: Record<BulkKind, Bilingual> = {
  price: { 'zh-TW': '建議零售價', en: 'MSRP' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  category: { 'zh-TW': '類別', en: 'Category' },
  retire: { 'zh-TW': '下架', en: 'Retire' },
  restore: { 'zh-TW': '重新上架', en: 'Restore' },
}
