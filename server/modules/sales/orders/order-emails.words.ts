import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { OrderLetterRequest } from '#contract/sales/orders.ts'

/** Changes that a buyer can be emailed about: a new status, changed lines, or that the rest is cancelled. */
export type NotifiedStep = OrderLetterRequest['to']

type Sentence = Record<Language, (reference: string) => string>

export const stepSubjects: Record<NotifiedStep, Sentence> = {
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
  changed: {
    'zh-TW': (reference) => `你的訂單內容已更改（${reference}）`,
    en: (reference) => `Your order has been changed (${reference})`,
  },
  closed: {
    'zh-TW': (reference) => `你的訂單餘下的貨品已取消（${reference}）`,
    en: (reference) => `The rest of your order has been cancelled (${reference})`,
  },
}

/** Replaces the subject where part of the order follows. */
export const partSubjects: Partial<typeof stepSubjects> = {
  shipped: {
    'zh-TW': (reference) => `你的訂單已發出部分貨品（${reference}）`,
    en: (reference) => `Part of your order is on its way (${reference})`,
  },
  delivered: {
    'zh-TW': (reference) => `你的訂單已送達部分貨品（${reference}）`,
    en: (reference) => `Part of your order has been delivered (${reference})`,
  },
}

export const stepSentences: Record<NotifiedStep, Bilingual> = {
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
  changed: {
    'zh-TW': '你的訂單內容已更改，現時的項目及金額如下。如有不符，請盡快告知我們。',
    en: 'Your order has been changed. These are its items and totals as they are now; if anything is not as agreed, please tell us soon.',
  },
  closed: {
    'zh-TW': '你的訂單餘下的貨品已取消，不會再發貨。訂單現時的項目及金額如下。',
    en: 'The rest of your order has been cancelled; nothing more will be shipped. These are its items and totals as they are now.',
  },
}

/** Replaces the text where part of the order follows. */
export const partSentences: Partial<typeof stepSentences> = {
  shipped: {
    'zh-TW': '你的訂單已先發出部分貨品，其餘會另行發出，毋須重新訂購。',
    en: 'We have shipped part of your order. The rest follows; you need not order it again.',
  },
  delivered: {
    'zh-TW': '我們的記錄顯示以下貨品已送達，其餘會另行送到。如有短缺或損壞，請盡快告知我們。',
    en: 'Our records show that these items have been delivered; the rest follows. If anything is missing or damaged, please tell us soon.',
  },
}

export const orderEmailWords = {
  track: { 'zh-TW': '追蹤包裹', en: 'Follow the parcel' },
  trackNote: {
    'zh-TW': '由速遞公司提供；發貨後可能要數小時才有記錄。',
    en: 'On the carrier’s site, which may take some hours to know of it.',
  },
  purchaseOrder: { 'zh-TW': '你的採購單號', en: 'Your purchase order' },
  carrier: orderFieldWords.carrier,
  trackingNumber: orderFieldWords.trackingNumber,
  items: { 'zh-TW': '貨品', en: 'Items' },
  shippedNow: { 'zh-TW': '是次發出', en: 'Shipped now' },
  following: { 'zh-TW': '稍後發出', en: 'To follow' },
  reason: orderFieldWords.reason,
  pieces: {
    'zh-TW': (name: string, quantity: number) => `${name} × ${quantity}`,
    en: (name: string, quantity: number) => `${name} × ${quantity}`,
  },
  priced: {
    'zh-TW': (pieces: string, price: string) => `${pieces}，單價 ${price}`,
    en: (pieces: string, price: string) => `${pieces} at ${price} each`,
  },
} as const
