import type { NewProductLack, ProductIssue } from '#contract/catalogue/data-quality.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const issueWords: Record<ProductIssue, Bilingual> = {
  'missing-chinese': { 'zh-TW': '欠中文', en: 'Missing Chinese' },
  'missing-english': { 'zh-TW': '欠英文', en: 'Missing English' },
  'no-price': { 'zh-TW': '沒有價格', en: 'No price' },
  'unreadable-price': { 'zh-TW': '價格無法辨認', en: 'Unreadable price' },
  'margin-below-minimum': { 'zh-TW': '利潤低於下限', en: 'Margin below minimum' },
  'unknown-category': { 'zh-TW': '類別不明', en: 'Unknown category' },
  'dead-image': { 'zh-TW': '圖片失效', en: 'Dead picture' },
  'duplicate-sku': { 'zh-TW': 'SKU 重複', en: 'Duplicate SKU' },
  'unknown-part': { 'zh-TW': '配件不明', en: 'Unknown part' },
}

/** For products that are not created yet, which may also lack a picture. */
export const lackWords: Record<NewProductLack, Bilingual> = {
  ...issueWords,
  'no-picture': { 'zh-TW': '沒有圖片', en: 'No picture' },
}

export const issueHints: Record<ProductIssue, Bilingual> = {
  'missing-chinese': {
    'zh-TW': '名稱或描述沒有中文，中文訪客只能看英文。',
    en: 'The name or description holds no Chinese: Chinese readers get English.',
  },
  'missing-english': {
    'zh-TW': '沒有英文名稱，或有中文描述而沒有英文描述。',
    en: 'There is no English name, or no English beside a Chinese description.',
  },
  'no-price': { 'zh-TW': '網站顯示「價格請查詢」。', en: 'The site says “Price on request”.' },
  'unreadable-price': {
    'zh-TW': '填了價格、費用或成本，但看不出確實金額，因此一律當作沒有。',
    en: 'A price, fee or cost is filled in, but no amount in it is certain, so none is used.',
  },
  'margin-below-minimum': {
    'zh-TW': '以最低售價賣出，扣除港元成本後的利潤低於所定的利潤率。',
    en: 'Sold at its minimum selling price, it leaves less than its margin over the HKD cost.',
  },
  'unknown-category': {
    'zh-TW': '所填的類別不在四類之中，暫時歸入硬件。',
    en: 'Its category is none of the four; for now it stands under hardware.',
  },
  'dead-image': {
    'zh-TW': '有圖片未能下載，網站沒有顯示。',
    en: 'A picture could not be fetched, so it is not shown.',
  },
  'duplicate-sku': {
    'zh-TW': '另一個上架產品用同一個 SKU，訂單會混淆。',
    en: 'Another listed product has the same SKU, which orders would mix up.',
  },
  'unknown-part': {
    'zh-TW': '需要配合的產品或配件之中，有 SKU 不屬於任何上架產品，網站沒有顯示。',
    en: 'It requires, or names as an accessory, a SKU that no listed product has, so that one is not shown.',
  },
}
