import type { Bilingual } from '#contract/i18n/languages.ts'

/** Explains a request for quotation. */
export const requestRule: Bilingual = {
  'zh-TW': '索取報價不是訂單，對雙方均沒有約束力，也不用付款。',
  en: 'A request for a quotation is not an order: it binds neither side and takes no payment.',
}

/** When a quotation becomes an order. */
export const orderRule: Bilingual = {
  'zh-TW': '你在有效期內接受報價單，訂單便告成立：在專用連結上按「確認訂購」，或以書面告訴我們。',
  en: 'An order is made when you accept the quotation while it is valid: press “Confirm the order” on your private link, or tell us in writing.',
}

/** Steps after an order. */
export const afterOrder: Bilingual = {
  'zh-TW': '我們會在一個工作天內以電郵確認交貨日期，並寄上發票。',
  en: 'Within one working day we confirm the delivery date by email and send the invoice.',
}

/** A product that is out of stock, on its own page. */
export const outOfStock: Bilingual = {
  'zh-TW': '暫時缺貨，到貨後才可加入報價清單。',
  en: 'Out of stock for now. You can add it to a quotation once it is back.',
}

/** A product that is out of stock, in a list that it was added to before, pasted into, or planned for. */
export const outOfStockInList: Bilingual = {
  'zh-TW': '暫時缺貨，報價單會寫明到貨期。',
  en: 'Out of stock for now: the quotation will say when it arrives.',
}

export const limitedOffer: Bilingual = {
  'zh-TW': '限時優惠必定列明原價、優惠價和結束日期，到期後自動回復原價。',
  en: 'A limited offer always shows the former price, the offer price and the day it ends; then the former price applies again.',
}

/** Points that only the quotation settles. */
export const quotationSettles: Bilingual = {
  'zh-TW': '交貨期、付款、保養和退貨安排以報價單為準。',
  en: 'Delivery, payment, warranty and returns are as the quotation states.',
}

/** Costs that the catalogue's prices do not include. */
export const pricesExclude: Bilingual = {
  'zh-TW': '除另有註明，價格不包括送貨、現場勘察、安裝、配線、香港以外的稅項和關稅。',
  en: 'Unless stated, prices exclude delivery, site survey, installation, cabling, and taxes and duties outside Hong Kong.',
}
