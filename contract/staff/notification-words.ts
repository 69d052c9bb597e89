import { exactFigure, exactMoney } from '../catalogue/values/exact-money.ts'
import { productField, recordFields } from '../fields/product.ts'
import { dateText } from '../i18n/formats.ts'
import { inLanguage } from '../i18n/in-language.ts'
import type { Bilingual, Language, ReaderLanguage } from '../i18n/languages.ts'
import { syncNoteIn } from '../sync/sync-notes.ts'
import { backupFaults, faultWords } from './backups.ts'
import type { Notification, NotificationKind } from './notifications.ts'

/** Texts of notifications, for the bell and emails. */

/** Parameters of each kind are declared in contract/staff/notifications.ts. */
type NotificationFields = Record<string, string | number>

const dayStyle = { dateStyle: 'long', timeZone: 'UTC' } as const

/** @param reason the sync's note, in the reader's language */
type Sentence = Record<Language, (params: NotificationFields, reason: string) => string>
const sentences: Record<NotificationKind, Sentence> = {
  'enquiry.received': {
    'zh-TW': ({ name, company, reference }) => `${who(name, company, '，')}提交了查詢 ${reference}`,
    en: ({ name, company, reference }) => `${who(name, company, ', ')} sent enquiry ${reference}`,
  },
  'demo_request.received': {
    'zh-TW': ({ name, company, reference }) => `${who(name, company, '，')}預約了示範 ${reference}`,
    en: ({ name, company, reference }) => `${who(name, company, ', ')} asked for a demo, ${reference}`,
  },
  'quote_request.received': {
    'zh-TW': ({ name, company, reference, lines }) =>
      `${who(name, company, '，')}要求報價 ${reference}，共 ${lines} 款產品`,
    en: ({ name, company, reference, lines }) =>
      `${who(name, company, ', ')} asked for a quote on ${lines} ${lines === 1 ? 'product' : 'products'}, ${reference}`,
  },
  'message.assigned': {
    'zh-TW': ({ by, reference }) => `${by} 把 ${reference} 交給你跟進`,
    en: ({ by, reference }) => `${by} gave you ${reference} to follow up`,
  },
  'quote.answered': {
    'zh-TW': ({ name, reference, answer }) => `${name} ${answerWords(answer)['zh-TW']}報價 ${reference}`,
    en: ({ name, reference, answer }) => `${name} ${answerWords(answer).en} quotation ${reference}`,
  },
  'order.created': {
    'zh-TW': ({ name, reference, totalHkd }) => `新訂單 ${reference}：${name}，${exactMoney(Number(totalHkd))}`,
    en: ({ name, reference, totalHkd }) => `New order ${reference}: ${name}, ${exactMoney(Number(totalHkd))}`,
  },
  'subscription.invoiced': {
    'zh-TW': ({ number, name, totalHkd }) => `${name} 的續期發票 ${number} 已發出：${exactMoney(Number(totalHkd))}`,
    en: ({ number, name, totalHkd }) =>
      `Renewal invoice ${number} was issued for ${name}: ${exactMoney(Number(totalHkd))}`,
  },
  'renewal.no_email': {
    'zh-TW': ({ name, on }) => `${name} 沒有電郵地址，${dateText(`${on}`, 'zh-HK', dayStyle)} 的續期報價未能發出`,
    en: ({ name, on }) =>
      `${name} has no email address: the quotation of the renewal on ${dateText(`${on}`, 'en-HK', dayStyle)} cannot be sent`,
  },
  'order.held': {
    'zh-TW': ({ reference, name, exposureHkd, limitHkd }) =>
      `訂單 ${reference} 待放行：${name} 共 ${exactMoney(Number(exposureHkd))}，信貸額 ${exactMoney(Number(limitHkd))}`,
    en: ({ reference, name, exposureHkd, limitHkd }) =>
      `Order ${reference} waits for a release: ${name} stands at ${exactMoney(Number(exposureHkd))} of ${exactMoney(Number(limitHkd))}`,
  },
  'payment.unmatched': {
    'zh-TW': ({ reference, amount, currency }) =>
      `收到 ${currency} ${exactFigure(Number(amount))}（${reference}），未能配對發票`,
    en: ({ reference, amount, currency }) =>
      `${currency} ${exactFigure(Number(amount))} has come (${reference}) that fits no open invoice`,
  },
  'return.requested': {
    'zh-TW': ({ reference, name, order }) => `${name} 的訂單 ${order} 有退貨 ${reference}`,
    en: ({ reference, name, order }) => `${name} returns goods of order ${order}: ${reference}`,
  },
  'stock.low': {
    'zh-TW': ({ name, stock, others }) => {
      if (others) return `「${name}」等 ${Number(others) + 1} 款產品存貨偏低或已無存貨`
      return stock === 0 ? `「${name}」已無存貨` : `「${name}」存貨偏低：尚餘 ${stock} 件`
    },
    en: ({ name, stock, others }) => {
      if (others) return `${name} and ${others} other ${others === 1 ? 'product' : 'products'} are low or out of stock`
      return stock === 0 ? `${name} is out of stock` : `${name} is low on stock: ${stock} left`
    },
  },
  'delivery.parked': {
    'zh-TW': ({ reference, channel }) => `${reference} ${channelOf(channel)['zh-TW']}，已停止重試`,
    en: ({ reference, channel }) => `${reference} ${channelOf(channel).en}; no more tries are made`,
  },
  'sync.changed': {
    'zh-TW': ({ created, updated, retired }) => `產品同步完成：新增 ${created}、更新 ${updated}、下架 ${retired}`,
    en: ({ created, updated, retired }) =>
      `Product sync completed: ${created} new, ${updated} updated, ${retired} retired`,
  },
  'sync.failed': {
    'zh-TW': (_params, reason) => `產品同步失敗：${reason}`,
    en: (_params, reason) => `Product sync failed: ${reason}`,
  },
  'sync.approval_needed': {
    'zh-TW': ({ marked }) => `同步等待確認：${marked} 項較大的變更`,
    en: ({ marked }) => `A sync waits for approval: ${marked} large ${marked === 1 ? 'change' : 'changes'}`,
  },
  'sync.columns_kept': {
    'zh-TW': ({ field, reason, products, others }) => {
      const label = fieldLabel(field, 'zh-TW')
      const what = reason === 'blank' ? '的新欄位是空白的' : '的欄位不見了'
      const more = Number(others) > 0 ? `，另有 ${others} 項同樣情況` : ''
      return `「${label}」${what}，${products} 款產品保留原有內容，待你決定${more}`
    },
    en: ({ field, reason, products, others }) => {
      const what = reason === 'blank' ? 'is new and blank' : 'is gone'
      const more = Number(others) > 0 ? ` (and ${others} more)` : ''
      return `The column of ${fieldLabel(field, 'en')} ${what}: ${products} products keep what they said until you decide${more}`
    },
  },
  'sync.conflicts': {
    'zh-TW': ({ count }) => `同步發現 ${count} 項兩邊都改過的內容`,
    en: ({ count }) => `The sync found ${count} ${count === 1 ? 'field' : 'fields'} changed on both sides`,
  },
  'sync.push_failed': {
    'zh-TW': ({ name }, reason) => `「${name}」未能寫入 Notion：${reason}`,
    en: ({ name }, reason) => `${name} could not be written to Notion: ${reason}`,
  },
  'chat.gateway': {
    'zh-TW': ({ status }) =>
      status === 402 ? '模型閘道的餘額不足，AI 助手暫以示範模式作答' : '模型閘道拒絕了 API 金鑰，AI 助手未能作答',
    en: ({ status }) =>
      status === 402
        ? 'The model gateway’s account is out of credit: the assistant answers in demo mode'
        : 'The model gateway refuses the API key: the assistant cannot answer',
  },
  'forms.flooded': {
    'zh-TW': ({ most, minutes }) =>
      `${minutes} 分鐘內收到超過 ${most} 份表格，網站暫停接收新表格，其後自動恢復。請檢查是否有人濫發`,
    en: ({ most, minutes }) =>
      `More than ${most} forms came within ${minutes} minutes: the site takes no more until those are over. Look whether somebody floods it`,
  },
  'session.new_device': {
    'zh-TW': ({ address }) => `你的帳戶在新裝置登入，地址 ${address}`,
    en: ({ address }) => `Your account signed in on a new device, from ${address}`,
  },
  'user.joined': {
    'zh-TW': ({ name, email }) => `${name}（${email}）已加入`,
    en: ({ name, email }) => `${name} (${email}) has joined`,
  },
  'retention.held': {
    'zh-TW': ({ due }) => `定期刪除舊資料已暫停，待你決定：涉及 ${due} 項`,
    en: ({ due }) => `Erasing old records has stopped and waits for you: ${due} ${due === 1 ? 'record' : 'records'}`,
  },
  'backup.failed': {
    'zh-TW': ({ fault }) => `備份失敗：${backupFaultWords(fault)['zh-TW']}`,
    en: ({ fault }) => `The backup failed: ${backupFaultWords(fault).en}`,
  },
  'feed.failed': {
    'zh-TW': ({ name, file }) =>
      file === '' ? `定時檔案「${name}」未能讀寫` : `定時檔案「${name}」的 ${file} 有錯誤，沒有匯入`,
    en: ({ name, file }) =>
      file === ''
        ? `Scheduled files of ${name} could not be read or written`
        : `${file} of ${name} has errors and was not imported`,
  },
  'webhook.disabled': {
    'zh-TW': ({ name, reason }) =>
      reason === 'gone'
        ? `Webhook「${name}」的接收方表示已停用，系統不再發送`
        : `Webhook「${name}」連續三日送達失敗，已停用`,
    en: ({ name, reason }) =>
      reason === 'gone'
        ? `Webhook ${name} was disabled: its receiver says that it is gone`
        : `Webhook ${name} was disabled: it has failed for three days`,
  },
  'backup.late': {
    'zh-TW': ({ hours }) => `最近一次成功備份已是 ${hours} 小時前`,
    en: ({ hours }) => `The last successful backup is ${hours} hours old`,
  },
}

function who(name: string | number | undefined, company: string | number | undefined, comma: string): string {
  return company ? `${name}${comma}${company}` : `${name}`
}

/** An unknown fault is one of a later version. */
function backupFaultWords(fault: unknown): Bilingual {
  const known = backupFaults.find((one) => one === fault)
  return known ? faultWords[known] : { 'zh-TW': `${fault}`, en: `${fault}` }
}

const answers: Record<string, Bilingual> = {
  accepted: { 'zh-TW': '接受了', en: 'accepted' },
  declined: { 'zh-TW': '婉拒了', en: 'declined' },
}
const enquired = { 'zh-TW': '查詢了', en: 'asked about' }

function answerWords(answer: string | number | undefined): Bilingual {
  return answers[`${answer}`] ?? enquired
}

const channels: Record<string, Bilingual> = {
  form: { 'zh-TW': '未能送達表格服務', en: 'could not be delivered to the form service' },
  staff_mail: { 'zh-TW': '未能以電郵通知同事', en: 'could not be mailed to staff' },
  visitor_copy: { 'zh-TW': '的副本未能寄給訪客', en: 'could not be copied to the visitor by mail' },
  visitor_mail: { 'zh-TW': '的確認電郵未能寄給訪客', en: 'could not be acknowledged to the visitor by mail' },
}
const anyChannel = { 'zh-TW': '未能送達', en: 'could not be delivered' }

function channelOf(channel: string | number | undefined): Bilingual {
  return channels[`${channel}`] ?? anyChannel
}

export function notificationSentence(
  { kind, params, note }: Pick<Notification, 'kind' | 'params' | 'note'>,
  language: ReaderLanguage,
): string {
  return inLanguage(sentences[kind], language)(params, syncNoteIn(note ?? `${params.message}`, language))
}

/** Returns the path of the screen that a notification is about. */
export function notificationPlace({ kind, params }: Pick<Notification, 'kind' | 'params'>): `/admin/${string}` {
  const id = encodeURIComponent(params.id ?? '')
  const run = `/admin/notion/runs/${encodeURIComponent(`${params.runId}`)}` as const
  const places: Record<NotificationKind, `/admin/${string}`> = {
    'enquiry.received': `/admin/enquiries/${id}`,
    'demo_request.received': `/admin/demo-requests/${id}`,
    'quote_request.received': `/admin/quotes/${id}`,
    'message.assigned': `/admin/${screensOf[`${params.entity}`] ?? 'enquiries'}/${id}`,
    'quote.answered': `/admin/quotes/${id}`,
    'order.created': `/admin/orders/${id}`,
    'subscription.invoiced': `/admin/documents/${id}`,
    'renewal.no_email': `/admin/customers/${id}`,
    'order.held': `/admin/orders/${id}`,
    'payment.unmatched': '/admin/payments?state=open',
    'return.requested': `/admin/returns/${id}`,
    'stock.low': `/admin/products/${encodeURIComponent(`${params.productId}`)}`,
    'delivery.parked': listHolding(`${params.message}`, `${params.reference}`),
    'sync.changed': run,
    'sync.failed': run,
    'sync.approval_needed': run,
    'sync.columns_kept': '/admin/notion',
    'sync.conflicts': '/admin/notion/conflicts',
    'sync.push_failed': `/admin/products/${encodeURIComponent(`${params.productId}`)}`,
    'chat.gateway': '/admin/settings/integrations',
    'forms.flooded': '/admin/enquiries',
    'session.new_device': '/admin/profile',
    'user.joined': `/admin/users/${id}`,
    'retention.held': '/admin/settings/security',
    'backup.failed': '/admin/settings/system',
    'backup.late': '/admin/settings/system',
    'feed.failed': '/admin/settings/files',
    'webhook.disabled': '/admin/settings/webhooks',
  }
  return places[kind]
}

const screensOf: Record<string, string> = {
  enquiry: 'enquiries',
  'demo-request': 'demo-requests',
  'quote-request': 'quotes',
  quote: 'quotes',
}

/** Used for dead-lettered deliveries, which name their message by reference only. */
function listHolding(message: string, reference: string): `/admin/${string}` {
  return `/admin/${screensOf[message] ?? 'enquiries'}?${new URLSearchParams({ search: reference })}`
}

/** An unknown field keeps its stored name. */
function fieldLabel(field: unknown, language: Language): string {
  const known = recordFields.find((one) => one === field)
  return known ? productField(known).label[language] : `${field}`
}

/** Names of the kinds, for the email preferences. */
export const notificationKindLabels: Record<NotificationKind, Bilingual> = {
  'enquiry.received': { 'zh-TW': '新查詢', en: 'A new enquiry' },
  'demo_request.received': { 'zh-TW': '新示範預約', en: 'A new demo request' },
  'quote_request.received': { 'zh-TW': '新報價要求', en: 'A new request for quotation' },
  'message.assigned': { 'zh-TW': '有人交給你跟進', en: 'Something is given to you to follow up' },
  'quote.answered': { 'zh-TW': '客戶回覆報價', en: 'A buyer answers a quotation' },
  'order.created': { 'zh-TW': '新訂單', en: 'A new order' },
  'subscription.invoiced': { 'zh-TW': '訂閱續期發票', en: 'A renewal invoice' },
  'renewal.no_email': { 'zh-TW': '未能發出的續期報價', en: 'A renewal quotation that cannot be sent' },
  'order.held': { 'zh-TW': '待放行的訂單', en: 'An order that waits for a release' },
  'payment.unmatched': { 'zh-TW': '未配對的付款', en: 'A payment that fits no invoice' },
  'return.requested': { 'zh-TW': '退貨', en: 'A return' },
  'stock.low': { 'zh-TW': '存貨偏低', en: 'Low stock' },
  'delivery.parked': { 'zh-TW': '訊息未能送達', en: 'A delivery was given up' },
  'sync.changed': { 'zh-TW': '同步更改了產品', en: 'A sync changed products' },
  'sync.failed': { 'zh-TW': '同步失敗', en: 'A sync failed' },
  'sync.approval_needed': { 'zh-TW': '同步等待審批', en: 'A sync waits for approval' },
  'sync.columns_kept': { 'zh-TW': '產品來源的欄位有變', en: 'A column of the source is gone or blank' },
  'sync.conflicts': { 'zh-TW': '兩邊都改過的內容', en: 'Fields changed on both sides' },
  'sync.push_failed': { 'zh-TW': '產品未能寫入 Notion', en: 'A product could not be written to Notion' },
  'chat.gateway': { 'zh-TW': '模型閘道拒絕了金鑰', en: 'The model gateway refuses the key' },
  'forms.flooded': { 'zh-TW': '表格突然大增，暫停接收', en: 'Too many forms at once: none are taken' },
  'session.new_device': { 'zh-TW': '你的帳戶在新裝置登入', en: 'Your account signs in on a new device' },
  'user.joined': { 'zh-TW': '新同事加入', en: 'A colleague joins' },
  'retention.held': { 'zh-TW': '刪除舊資料待決定', en: 'Erasing old records waits' },
  'backup.failed': { 'zh-TW': '備份失敗', en: 'A backup failed' },
  'feed.failed': { 'zh-TW': '定時檔案有錯誤', en: 'A scheduled file fails' },
  'webhook.disabled': { 'zh-TW': 'Webhook 已停用', en: 'A webhook was disabled' },
  'backup.late': { 'zh-TW': '備份過期', en: 'The last backup is old' },
}
