import type { Dictionary } from '../../i18n/language.tsx'

export const requestWords = {
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  onRequest: {
    'zh-TW': (count: number) => `另有 ${count} 款價格請查詢`,
    en: (count: number) => (count === 1 ? 'plus 1 product priced on request' : `plus ${count} priced on request`),
  },
  onRequestOnly: { 'zh-TW': '價格請查詢', en: 'Priced on request' },
  privateLink: { 'zh-TW': '你的專用連結', en: 'Your private link' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy the link' },
  copied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請選取連結後複製', en: 'Could not copy: select the link and copy it' },
} satisfies Dictionary
