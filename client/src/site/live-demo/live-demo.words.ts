import { liveDemoFacts } from '#content/demo.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const demoWords = {
  title: { 'zh-TW': '試用平台', en: 'Try the platform' },
  ...liveDemoFacts,
  withoutScripts: {
    'zh-TW':
      '你的瀏覽器沒有執行 JavaScript，下面停在 10 月 28 日 08:00。執行時讀數會跟着時鐘變，你可以讓一層漏水、派人、關閥、結案。',
    en: 'Scripts do not run in your browser, so everything shows 08:00 on 28 October. With scripts, readings move with the clock, and you can trigger a leak, send somebody, and close the valve and the work order.',
  },
  views: { 'zh-TW': '平台的頁面', en: 'Views of the platform' },
  overview: { 'zh-TW': '全幢', en: 'Building' },
  orders: { 'zh-TW': '工單', en: 'Work orders' },
  openOrders: {
    'zh-TW': (count: number) => `${count} 張未完成`,
    en: (count: number) => `${count} open`,
  },
  report: { 'zh-TW': '每月報告', en: 'Monthly report' },
  standing: { 'zh-TW': '時鐘已停', en: 'Clock stopped' },
  speed: { 'zh-TW': '一秒等於', en: 'One second is' },
  speeds: {
    'zh-TW': (seconds: number) => (seconds < 60 ? `${seconds} 秒` : `${seconds / 60} 分鐘`),
    en: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  },
  forward: { 'zh-TW': '+15 分鐘', en: '+15 min' },
  forwardLabel: { 'zh-TW': '時鐘快進 15 分鐘', en: 'Forward 15 minutes' },
  reset: { 'zh-TW': '重新開始', en: 'Start again' },
  floors: { 'zh-TW': '各層現況', en: 'Floor by floor' },
  closing: { 'zh-TW': '接到你的大廈', en: 'Connect your own building' },
  bookDemo: { 'zh-TW': '預約真實示範', en: 'Book a real demo' },
  bookDemoText: { 'zh-TW': '用你的樓層圖和真實設備。', en: 'With your floor plans and real devices.' },
  builder: { 'zh-TW': '規劃你的系統', en: 'Plan your system' },
  builderText: {
    'zh-TW': '要多少感測器，十年成本多少。',
    en: 'How many sensors you need, and the cost over ten years.',
  },
  software: { 'zh-TW': '平台及儀表板產品', en: 'Platform and dashboards' },
  softwareText: { 'zh-TW': '這裏所用的軟件和月費。', en: 'The software used here, paid monthly.' },
} satisfies Dictionary
