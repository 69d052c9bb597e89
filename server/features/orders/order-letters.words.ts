import type { Bilingual, Language } from '#contract/languages.ts'

/** Statuses that a buyer can be told of. */
export type ToldStatus = 'processing' | 'shipped' | 'delivered' | 'cancelled'

type Sentence = Record<Language, (reference: string) => string>

export const moveSubjects: Record<ToldStatus, Sentence> = {
  processing: {
    'zh-TW': (reference) => `我們正在準備你的訂單（${reference}）`,
    en: (reference) => `We are preparing your order (${reference})`,
  },
  shipped: {
    'zh-TW': (reference) => `你的訂單已發貨（${reference}）`,
    en: (reference) => `Your order is on its way (${reference})`,
  },
  delivered: {
    'zh-TW': (reference) => `你的訂單已送達（${reference}）`,
    en: (reference) => `Your order has been delivered (${reference})`,
  },
  cancelled: {
    'zh-TW': (reference) => `你的訂單已取消（${reference}）`,
    en: (reference) => `Your order has been cancelled (${reference})`,
  },
}

export const moveSentences: Record<ToldStatus, Bilingual> = {
  processing: {
    'zh-TW': '你的訂單已確認，我們正在準備貨品，發貨時會再通知你。',
    en: 'Your order is confirmed and we are preparing it. We will write again when it is shipped.',
  },
  shipped: { 'zh-TW': '你的訂單已發貨，資料如下。', en: 'Your order has been shipped. Here are the details.' },
  delivered: {
    'zh-TW': '我們的記錄顯示訂單已送達。如有短缺或損壞，請盡快告知我們。',
    en: 'Our records show that your order has been delivered. If anything is missing or damaged, please tell us soon.',
  },
  cancelled: {
    'zh-TW': '你的訂單已取消，不會再發貨。',
    en: 'Your order has been cancelled; nothing more will be shipped.',
  },
}

export const orderLetterWords = {
  track: { 'zh-TW': '追蹤包裹', en: 'Follow the parcel' },
  trackNote: {
    'zh-TW': '由速遞公司提供；發貨後可能要數小時才有記錄。',
    en: 'On the carrier’s site, which may take some hours to know of it.',
  },
  purchaseOrder: { 'zh-TW': '你的採購單號', en: 'Your purchase order' },
  carrier: { 'zh-TW': '速遞公司', en: 'Carrier' },
  trackingNumber: { 'zh-TW': '運單編號', en: 'Tracking number' },
  items: { 'zh-TW': '貨品', en: 'Items' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  pieces: {
    'zh-TW': (name: string, quantity: number) => `${name} × ${quantity}`,
    en: (name: string, quantity: number) => `${name} × ${quantity}`,
  },
} as const
