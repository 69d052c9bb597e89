import type { Dictionary } from '../i18n/language.tsx'

export const promotionWords = {
  price: { 'zh-TW': '優惠價', en: 'Offer price' },
  listPrice: { 'zh-TW': '原價', en: 'List price' },
  until: { 'zh-TW': (when: string) => `優惠至 ${when}`, en: (when: string) => `Offer ends ${when}` },
} satisfies Dictionary
