import type { Dictionary } from '../i18n/language.tsx'

/** Words of a limited offer, wherever a price is shown. */
export const promotionWords = {
  price: { 'zh-TW': '優惠價', en: 'Offer price' },
  listPrice: { 'zh-TW': '原價', en: 'List price' },
  until: { 'zh-TW': (when: string) => `優惠至 ${when}`, en: (when: string) => `Offer ends ${when}` },
} satisfies Dictionary
