import type { Dictionary } from '../../i18n/language.tsx'

export const offLineWords = {
  bar: {
    'zh-TW': (time: string) => `你已離線。這是 ${time} 的內容，價格及庫存其後可能有變。`,
    en: (time: string) => `You’re offline. This is as of ${time}; prices and stock may have changed since.`,
  },
  title: { 'zh-TW': '你已離線', en: 'You’re offline' },
  unseen: {
    'zh-TW': '這部裝置未看過這一頁，連線後才能顯示。',
    en: 'This page has not been opened on this device yet, so it needs a connection.',
  },
  seen: { 'zh-TW': '離線時可以看', en: 'What you can read offline' },
} satisfies Dictionary
