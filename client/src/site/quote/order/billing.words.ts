import type { Dictionary } from '../../../i18n/language.tsx'

export const buyerBillingWords = {
  title: { 'zh-TW': '發票及付款', en: 'Invoices and payment' },
  failed: { 'zh-TW': '未能載入發票，請稍後再試。', en: 'The invoices could not be loaded. Try again later.' },
  loading: { 'zh-TW': '正在載入發票…', en: 'Loading the invoices…' },
  thanks: {
    'zh-TW': '多謝付款。銀行確認後，這裡會在數分鐘內更新。',
    en: 'Thank you for the payment. This page follows within minutes, once the bank has confirmed it.',
  },
  open: { 'zh-TW': '尚欠', en: 'Open' },
  total: { 'zh-TW': '總額', en: 'Total' },
  dueOn: { 'zh-TW': (day: string) => `${day} 或之前付款`, en: (day: string) => `Due ${day}` },
  download: { 'zh-TW': (number: string) => `下載 ${number}`, en: (number: string) => `Download ${number}` },
  card: { 'zh-TW': '用信用卡付款', en: 'Pay by card' },
  opening: { 'zh-TW': '正在開啟…', en: 'Opening…' },
  fps: { 'zh-TW': '轉數快（FPS）', en: 'FPS' },
  fpsHint: {
    'zh-TW': (proxy: string) => `在銀行或電子錢包的應用程式掃描，付款至 ${proxy}；金額和編號已填好。`,
    en: (proxy: string) =>
      `Scan it in the app of your bank or wallet. It pays to ${proxy}; amount and number are filled in.`,
  },
  fpsCode: { 'zh-TW': (number: string) => `${number} 的轉數快二維碼`, en: (number: string) => `FPS code of ${number}` },
  bank: { 'zh-TW': '銀行轉帳', en: 'Bank transfer' },
  payments: { 'zh-TW': '已收到的付款', en: 'Payments received' },
  paysInvoice: { 'zh-TW': (number: string) => `用於 ${number}`, en: (number: string) => `for ${number}` },
  documents: { 'zh-TW': '其他文件', en: 'Other documents' },
} satisfies Dictionary
