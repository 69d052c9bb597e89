import { returnStates, returnStateWords } from '#contract/billing/returns.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Activity, ActivityKind, ActivityParams } from '#contract/sales/activities.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const threadWords = {
  title: { 'zh-TW': '往來和記錄', en: 'Activity' },
  empty: { 'zh-TW': '未有任何記錄。', en: 'Nothing has happened yet.' },
  system: { 'zh-TW': '系統', en: 'The system' },
  note: { 'zh-TW': '內部備註', en: 'Note for staff' },

  mailPending: { 'zh-TW': '等候寄出', en: 'On its way' },
  mailAgain: {
    'zh-TW': (tries: number) => `等候再寄，已試 ${tries} 次`,
    en: (tries: number) => `Retrying, ${tries === 1 ? '1 attempt' : `${tries} attempts`} so far`,
  },
  mailDelivered: { 'zh-TW': '已寄出', en: 'Delivered' },
  mailParked: { 'zh-TW': '未能寄出', en: 'Not delivered' },
  mailParkedHint: {
    'zh-TW': '已停止重試。請檢查電郵地址和郵件設定，或改用其他方法聯絡。',
    en: 'We have stopped retrying. Check the address and the mail settings, or contact them another way.',
  },
  sendAgain: { 'zh-TW': '再寄一次', en: 'Send again' },
  notSentAgain: { 'zh-TW': '未能再寄', en: 'Could not be sent again' },
  sentAgain: { 'zh-TW': '已安排再寄', en: 'Sending again' },
  notMailed: {
    'zh-TW': '當時未有設定郵件，這封信沒有寄出：請自行通知對方。',
    en: 'No mail server was set up at the time, so this was not sent. Please contact them yourself.',
  },
} satisfies Dictionary

type NamesOf<Params> = Params extends unknown ? keyof Params : never
export type ActivityParam = NamesOf<ActivityParams[ActivityKind]>

export interface SentenceParts {
  /** A person, a visitor's name, or the system. */
  who: string
  entity: Activity['entity']
  isVisitor: boolean
  /** Returns a parameter; '' if missing. */
  the: (name: ActivityParam) => string
  /** Formats a status parameter as its badge does. */
  status: (name: 'from' | 'to') => string
  /** Formats a day parameter (YYYY-MM-DD). */
  day: (name: 'date' | 'fromDate' | 'validUntil') => string
  amount: string
  fields: string
}

export const activitySentences: Record<ActivityKind, Record<Language, (parts: SentenceParts) => string>> = {
  created: {
    'zh-TW': ({ who, the, ...parts }) =>
      the('from') ? `${who} 由 ${the('from')} ${beginning(parts)['zh-TW']}` : `${who} ${beginning(parts)['zh-TW']}`,
    en: ({ who, the, ...parts }) => `${who} ${beginning(parts).en}${the('from') && ` from ${the('from')}`}`,
  },
  note: {
    'zh-TW': ({ who }) => `${who} 寫了備註`,
    en: ({ who }) => `${who} left a note`,
  },
  reply: {
    'zh-TW': ({ who, the }) => `${who} 寫信給 ${the('to')}`,
    en: ({ who, the }) => `${who} emailed ${the('to')}`,
  },
  received: {
    'zh-TW': ({ who, the }) =>
      the('via') === 'link' ? `${who} 在報價連結上留言` : `${who} 記下對方的回覆${bracketed(viaOf(the)['zh-TW'])}`,
    en: ({ who, the }) =>
      the('via') === 'link'
        ? `${who} asked a question on the private link`
        : `${who} logged a reply received ${viaOf(the).en}`,
  },
  'address.confirmed': {
    'zh-TW': ({ who }) => `${who} 確認了電郵地址`,
    en: ({ who }) => `${who} confirmed the email address`,
  },
  assigned: {
    'zh-TW': ({ who, the }) => (the('name') ? `${who} 交給 ${the('name')} 跟進` : `${who} 取消了跟進同事`),
    en: ({ who, the }) => (the('name') ? `${who} assigned it to ${the('name')}` : `${who} unassigned it`),
  },
  status: {
    'zh-TW': ({ who, status }) => `${who} 把狀態由「${status('from')}」改為「${status('to')}」`,
    en: ({ who, status }) => `${who} moved it from ${status('from')} to ${status('to')}`,
  },
  'demo.confirmed': {
    'zh-TW': ({ who, the, day }) => `${who} 確認了示範：${day('date')} ${the('time')}`,
    en: ({ who, the, day }) => `${who} confirmed the demo for ${day('date')} ${the('time')}`,
  },
  'demo.moved': {
    'zh-TW': ({ who, the, day }) =>
      `${who} 把示範由 ${day('fromDate')} ${the('fromTime')} 改到 ${day('date')} ${the('time')}`,
    en: ({ who, the, day }) =>
      `${who} moved the demo from ${day('fromDate')} ${the('fromTime')} to ${day('date')} ${the('time')}`,
  },
  'demo.declined': {
    'zh-TW': ({ who }) => `${who} 婉拒了示範`,
    en: ({ who }) => `${who} declined the demo`,
  },
  'quote.priced': {
    'zh-TW': ({ who, the, amount }) => {
      const reason = the('reason') && `。低於最低售價，原因：${the('reason')}`
      return `${who} 為第 ${the('revision')} 版定價：${amount}${reason}`
    },
    en: ({ who, the, amount }) => {
      const reason = the('reason') && `. Below the minimum selling price because: ${the('reason')}`
      return `${who} priced revision ${the('revision')}: ${amount}${reason}`
    },
  },
  'quote.sent': {
    'zh-TW': ({ who, the, day }) =>
      the('to')
        ? `${who} 把第 ${the('revision')} 版報價寄給 ${the('to')}，有效至 ${day('validUntil')}`
        : `${who} 定了第 ${the('revision')} 版報價，沒有寄電郵，有效至 ${day('validUntil')}`,
    en: ({ who, the, day }) =>
      the('to')
        ? `${who} sent revision ${the('revision')} to ${the('to')}, valid until ${day('validUntil')}`
        : `${who} finalised revision ${the('revision')} without emailing it, valid until ${day('validUntil')}`,
  },
  'quote.accepted': {
    'zh-TW': ({ who, the }) => {
      const made = the('order') ? `，訂單 ${the('order')}` : the('invoice') && `，發票 ${the('invoice')}`
      return `${the('name') || who} 接受了第 ${the('revision')} 版報價${made}`
    },
    en: ({ who, the }) => {
      const made = the('order') ? `order ${the('order')}` : the('invoice') && `invoice ${the('invoice')}`
      return `${the('name') || who} accepted revision ${the('revision')}${coloned(made)}`
    },
  },
  'quote.declined': {
    'zh-TW': ({ who, the }) => `${the('name') || who} 婉拒了第 ${the('revision')} 版報價`,
    en: ({ who, the }) => `${the('name') || who} declined revision ${the('revision')}`,
  },
  'quote.withdrawn': {
    'zh-TW': ({ who }) => `${who} 撤回了報價`,
    en: ({ who }) => `${who} withdrew the quotation`,
  },
  'quote.expired': {
    'zh-TW': () => '報價有效期已過',
    en: () => 'The quotation expired',
  },
  'quote.link_renewed': {
    'zh-TW': ({ who }) => `${who} 更換了報價連結，舊連結已失效`,
    en: ({ who }) => `${who} made a new private link; the old one no longer works`,
  },
  'quote.link_revoked': {
    'zh-TW': ({ who }) => `${who} 撤銷了報價連結`,
    en: ({ who }) => `${who} revoked the private link`,
  },
  'order.short': {
    'zh-TW': ({ the }) => `存貨不足：尚欠 ${the('pieces')} 件未能預留`,
    en: ({ the }) =>
      the('pieces') === '1' ? '1 piece could not be reserved' : `${the('pieces')} pieces could not be reserved`,
  },
  'order.reserved': {
    'zh-TW': ({ the }) => `到貨：已預留 ${the('pieces')} 件`,
    en: ({ the }) =>
      the('pieces') === '1'
        ? 'Stock arrived: 1 piece is reserved'
        : `Stock arrived: ${the('pieces')} pieces are reserved`,
  },
  'order.unreserved': {
    'zh-TW': ({ the }) => `存貨減少：${the('pieces')} 件不再預留`,
    en: ({ the }) =>
      the('pieces') === '1'
        ? 'Stock fell: 1 piece is no longer reserved'
        : `Stock fell: ${the('pieces')} pieces are no longer reserved`,
  },
  'order.backordered': {
    'zh-TW': ({ the }) => `尚欠 ${the('pieces')} 件，轉為待補貨訂單 ${the('order')}`,
    en: ({ the }) =>
      the('pieces') === '1'
        ? `1 piece is on back order as ${the('order')}`
        : `${the('pieces')} pieces are on back order as ${the('order')}`,
  },
  'document.issued': {
    'zh-TW': ({ who, the }) => `${who} 發出了 ${the('number')}`,
    en: ({ who, the }) => `${who} issued ${the('number')}`,
  },
  'document.sent': {
    'zh-TW': ({ who, the }) => `${who} 把 ${the('number')} 電郵給 ${the('to')}`,
    en: ({ who, the }) => `${who} emailed ${the('number')} to ${the('to')}`,
  },
  'document.reminded': {
    'zh-TW': ({ the }) => `已電郵 ${the('to')} 提醒付款：${the('number')}`,
    en: ({ the }) => `${the('to')} was reminded of ${the('number')} by email`,
  },
  'payment.recorded': {
    'zh-TW': ({ who, the, amount }) => `${who} 記錄了${the('number') && ` ${the('number')} 的`}付款：${amount}`,
    en: ({ who, the, amount }) => `${who} recorded a payment${the('number') && ` of ${the('number')}`}: ${amount}`,
  },
  'order.held': {
    'zh-TW': ({ the }) => `待經理放行：客戶共 HK$${the('exposureHkd')}，信貸額 HK$${the('limitHkd')}`,
    en: ({ the }) =>
      `It waits for a release: the customer stands at HK$${the('exposureHkd')}, with a limit of HK$${the('limitHkd')}`,
  },
  'order.released': {
    'zh-TW': ({ who }) => `${who} 放行了訂單`,
    en: ({ who }) => `${who} released the order`,
  },
  'order.changed': {
    'zh-TW': ({ who, fields }) => `${who} 更改了訂單${bracketed(fields)}`,
    en: ({ who, fields }) => `${who} changed the order${coloned(fields)}`,
  },
  'order.shipped': {
    'zh-TW': ({ who, the }) =>
      `${who} 已發貨${the('shipment') && `第 ${the('shipment')} 批`}${bracketed(`${the('carrier')} ${the('trackingNumber')}`.trim())}`,
    en: ({ who, the }) =>
      `${who} shipped ${the('shipment') ? `shipment ${the('shipment')}` : 'it'}${coloned(`${the('carrier')} ${the('trackingNumber')}`.trim())}`,
  },
  'order.closed': {
    'zh-TW': ({ who, the }) => `${who} 取消了餘下的 ${the('pieces')} 件`,
    en: ({ who, the }) => `${who} cancelled the ${the('pieces')} left`,
  },
  'return.requested': {
    'zh-TW': ({ who, the }) => `${who} 提出退貨 ${the('reference')}：${the('pieces')} 件`,
    en: ({ who, the }) => `${who} asked to return ${the('pieces')}: ${the('reference')}`,
  },
  'return.moved': {
    'zh-TW': ({ who, the }) => `${who} 把退貨 ${the('reference')} 改為「${returnStateOf(the)['zh-TW']}」`,
    en: ({ who, the }) => `${who} moved return ${the('reference')} to ${returnStateOf(the).en}`,
  },
  'devices.recorded': {
    'zh-TW': ({ who, the }) => `${who} 登記了第 ${the('shipment')} 批的 ${the('pieces')} 台裝置`,
    en: ({ who, the }) => `${who} recorded ${the('pieces')} devices of shipment ${the('shipment')}`,
  },
  'devices.downloaded': {
    'zh-TW': ({ who, the }) => `${who} 在專用連結下載了 ${the('pieces')} 台裝置及密鑰（${the('format')}）`,
    en: ({ who, the }) => `${who} downloaded ${the('pieces')} devices with keys on the private link (${the('format')})`,
  },
  'shipment.packed': {
    'zh-TW': ({ who, the }) => `${who} 裝箱 ${the('pieces')} 件（第 ${the('shipment')} 批）`,
    en: ({ who, the }) => `${who} packed ${the('pieces')} for shipment ${the('shipment')}`,
  },
  'shipment.unpacked': {
    'zh-TW': ({ who, the }) => `${who} 取消了第 ${the('shipment')} 批的裝箱，${the('pieces')} 件歸還存貨`,
    en: ({ who, the }) => `${who} unpacked shipment ${the('shipment')}: ${the('pieces')} back in stock`,
  },
  'shipment.changed': {
    'zh-TW': ({ who, the }) => `${who} 更改了第 ${the('shipment')} 批發貨的資料`,
    en: ({ who, the }) => `${who} changed shipment ${the('shipment')}`,
  },
  'shipment.delivered': {
    'zh-TW': ({ the }) => `第 ${the('shipment')} 批已送達${bracketed(the('name') && `${the('name')} 簽收`)}`,
    en: ({ the }) => `Shipment ${the('shipment')} was delivered${coloned(the('name') && `received by ${the('name')}`)}`,
  },
  'order.cancelled': {
    'zh-TW': ({ who }) => `${who} 取消了訂單`,
    en: ({ who }) => `${who} cancelled the order`,
  },
  'customer.merged': {
    'zh-TW': ({ who, the }) => `${who} 把 ${the('name')} 併入這位客戶`,
    en: ({ who, the }) => `${who} merged ${the('name')} into this customer`,
  },
  'customer.changed': {
    'zh-TW': ({ who, fields }) => `${who} 更改了客戶資料${bracketed(fields)}`,
    en: ({ who, fields }) => `${who} changed the customer${coloned(fields)}`,
  },
  'customer.exported': {
    'zh-TW': ({ who }) => `${who} 匯出了這位客戶的個人資料`,
    en: ({ who }) => `${who} exported this customer’s personal data`,
  },
  'customer.erased': {
    'zh-TW': ({ who }) => `${who} 刪除了這位客戶的個人資料`,
    en: ({ who }) => `${who} erased this customer’s personal data`,
  },
}

const askings: Partial<Record<Activity['entity'], Bilingual>> = {
  enquiry: { 'zh-TW': '提出了查詢', en: 'sent an enquiry' },
  'demo-request': { 'zh-TW': '預約了示範', en: 'asked for a demo' },
  quote: { 'zh-TW': '要求報價', en: 'asked for a quotation' },
}

const makings: Record<Activity['entity'], Bilingual> = {
  enquiry: { 'zh-TW': '建立了查詢', en: 'recorded the enquiry' },
  'demo-request': { 'zh-TW': '建立了示範預約', en: 'recorded the demo request' },
  quote: { 'zh-TW': '建立了報價', en: 'started the quotation' },
  order: { 'zh-TW': '建立了訂單', en: 'placed the order' },
  customer: { 'zh-TW': '新增了客戶', en: 'added the customer' },
}

function returnStateOf(the: SentenceParts['the']): Bilingual {
  const state = returnStates.find((one) => one === the('state'))
  return state ? returnStateWords[state] : { 'zh-TW': the('state'), en: the('state') }
}

function beginning({ entity, isVisitor }: Pick<SentenceParts, 'entity' | 'isVisitor'>): Bilingual {
  return (isVisitor && askings[entity]) || makings[entity]
}

const viaWords: Record<string, Bilingual> = {
  mail: { 'zh-TW': '電郵', en: 'by email' },
  phone: { 'zh-TW': '電話', en: 'by phone' },
}

function viaOf(the: SentenceParts['the']): Bilingual {
  return viaWords[the('via')] ?? { 'zh-TW': '其他途徑', en: 'another way' }
}

function bracketed(text: string): string {
  return text && `（${text}）`
}

function coloned(text: string): string {
  return text && `: ${text}`
}

/** Names for `fields` of orders and customers; missing ones are left out. */
export const changedFieldWords: Record<string, Bilingual> = {
  name: { 'zh-TW': '名稱', en: 'name' },
  nameEn: { 'zh-TW': '英文名稱', en: 'English name' },
  customerId: { 'zh-TW': '客戶', en: 'customer' },
  customerName: { 'zh-TW': '客戶', en: 'customer' },
  contactName: { 'zh-TW': '聯絡人', en: 'contact' },
  contacts: { 'zh-TW': '聯絡人', en: 'contacts' },
  email: { 'zh-TW': '電郵', en: 'email' },
  phone: { 'zh-TW': '電話', en: 'phone' },
  address: { 'zh-TW': '地址', en: 'address' },
  location: { 'zh-TW': '地區', en: 'location' },
  language: { 'zh-TW': '語言', en: 'language' },
  type: { 'zh-TW': '類別', en: 'type' },
  statusSet: { 'zh-TW': '狀態', en: 'status' },
  paymentTerms: { 'zh-TW': '付款條件', en: 'payment terms' },
  country: { 'zh-TW': '國家或地區', en: 'country or region' },
  charges: { 'zh-TW': '運費、折扣及稅項', en: 'delivery, discount and tax' },
  depositPercent: { 'zh-TW': '訂金', en: 'deposit' },
  creditLimitHkd: { 'zh-TW': '信貸額', en: 'credit limit' },
  notes: { 'zh-TW': '備註', en: 'notes' },
  purchaseOrder: { 'zh-TW': '採購單號', en: 'purchase order' },
  currency: { 'zh-TW': '貨幣', en: 'currency' },
  lines: { 'zh-TW': '項目', en: 'lines' },
  carrier: { 'zh-TW': '速遞公司', en: 'carrier' },
  trackingNumber: { 'zh-TW': '運單編號', en: 'tracking number' },
}
