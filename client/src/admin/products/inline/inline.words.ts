import type { Dictionary } from '../../../i18n/language.tsx'

export const inlineWords = {
  editPrice: {
    'zh-TW': (name: string, value: string) => `更改「${name}」的建議零售價，現為 ${value}`,
    en: (name: string, value: string) => `Change the MSRP of ${name}, now ${value}`,
  },
  editStock: {
    'zh-TW': (name: string, value: string) => `更改「${name}」的庫存，現為 ${value}`,
    en: (name: string, value: string) => `Change the stock of ${name}, now ${value}`,
  },
  price: { 'zh-TW': (name: string) => `「${name}」的建議零售價（港元）`, en: (name: string) => `MSRP of ${name}, HKD` },
  stock: { 'zh-TW': (name: string) => `「${name}」的庫存件數`, en: (name: string) => `Stock of ${name}, pieces` },
  keys: { 'zh-TW': 'Enter 儲存，Esc 取消，Tab 到下一格', en: 'Enter saves, Esc leaves, Tab goes on' },
  wrongPrice: { 'zh-TW': '請輸入 0 或以上的金額', en: 'Enter an amount of 0 or more' },
  wrongStock: { 'zh-TW': '請輸入 0 至 1,000,000 的整數', en: 'Enter a whole number up to 1,000,000' },
  priceSaved: {
    'zh-TW': (name: string, value: string) => `「${name}」的建議零售價改為 ${value}`,
    en: (name: string, value: string) => `${name}: MSRP is now ${value}`,
  },
  stockSaved: {
    'zh-TW': (name: string, value: string) => `「${name}」的庫存改為 ${value}`,
    en: (name: string, value: string) => `${name}: stock is now ${value}`,
  },
  stale: {
    'zh-TW': (name: string) => `「${name}」剛被同事改過，你的更改未有儲存`,
    en: (name: string) => `A colleague has just changed ${name}: yours is not saved`,
  },
  bothValues: {
    'zh-TW': (mine: string, theirs: string) => `你的：${mine}　現在：${theirs}`,
    en: (mine: string, theirs: string) => `Yours: ${mine}. Now: ${theirs}.`,
  },
  saveMine: { 'zh-TW': '照樣儲存我的', en: 'Save mine all the same' },
  failed: {
    'zh-TW': (name: string) => `「${name}」未有儲存，已變回原來的數字`,
    en: (name: string) => `${name} was not saved; the former value is back`,
  },
} satisfies Dictionary
