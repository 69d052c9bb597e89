import type { Dictionary } from '../i18n/language.tsx'

export const notificationsWords = {
  title: { 'zh-TW': '通知', en: 'Notifications' },
  label: {
    'zh-TW': (unread: number) => (unread === 0 ? '通知' : `通知（${unread} 則未讀）`),
    en: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications (${unread} unread)`),
  },
  unread: { 'zh-TW': '未讀', en: 'Unread' },
  markAllRead: { 'zh-TW': '全部標示為已讀', en: 'Mark all as read' },
  viewAll: { 'zh-TW': '查看所有通知', en: 'View all notifications' },
  showMore: { 'zh-TW': '顯示更早的通知', en: 'Show earlier ones' },
  none: { 'zh-TW': '暫時沒有通知', en: 'Nothing to tell you yet' },
  noneHint: {
    'zh-TW': '收到查詢、示範預約、報價要求、訂單或同步結果時，會在這裏告訴你。通知保留 90 日。',
    en: 'New enquiries, demo bookings, quote requests, orders and sync results appear here. They are kept for 90 days.',
  },
  failed: { 'zh-TW': '未能載入通知', en: 'The notifications could not be loaded' },
  readFailed: { 'zh-TW': '未能標示為已讀', en: 'They could not be marked as read' },
} satisfies Dictionary

/** contract/notifications.ts says which parameters each kind has. */
type Params = Record<string, string | number>

/** What each kind says. */
export const notificationSentences: Record<NotificationKind, Record<Language, (params: Params) => string>> = {
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
    'zh-TW': ({ name, reference, totalHkd }) => `新訂單 ${reference}：${name}，${hkd(totalHkd)}`,
    en: ({ name, reference, totalHkd }) => `New order ${reference}: ${name}, ${hkd(totalHkd)}`,
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
    'zh-TW': ({ message }) => `產品同步失敗：${syncSentence(`${message}`, 'zh-TW')}`,
    en: ({ message }) => `Product sync failed: ${message}`,
  },
  'sync.approval_needed': {
    'zh-TW': ({ marked }) => `自動同步等待審批：${marked} 項較大的變更`,
    en: ({ marked }) => `A scheduled sync waits for approval: ${marked} large ${marked === 1 ? 'change' : 'changes'}`,
  },
  'sync.conflicts': {
    'zh-TW': ({ count }) => `同步發現 ${count} 項兩邊都改過的內容`,
    en: ({ count }) => `The sync found ${count} ${count === 1 ? 'field' : 'fields'} changed on both sides`,
  },
  'sync.push_failed': {
    'zh-TW': ({ name, message }) => `「${name}」未能寫入 Notion：${syncSentence(`${message}`, 'zh-TW')}`,
    en: ({ name, message }) => `${name} could not be written to Notion: ${message}`,
  },
  'session.new_device': {
    'zh-TW': ({ address }) => `你的帳戶在新裝置登入，地址 ${address}`,
    en: ({ address }) => `Your account signed in on a new device, from ${address}`,
  },
  'user.joined': {
    'zh-TW': ({ name, email }) => `${name}（${email}）已加入`,
    en: ({ name, email }) => `${name} (${email}) has joined`,
  },
}

function who(name: string | number | undefined, company: string | number | undefined, comma: string): string {
  return company ? `${name}${comma}${company}` : `${name}`
}

const answers: Record<string, Bilingual> = {
  accepted: { 'zh-TW': '接受了', en: 'accepted' },
  declined: { 'zh-TW': '婉拒了', en: 'declined' },
}
const asked = { 'zh-TW': '查詢了', en: 'asked about' }

function answerWords(answer: string | number | undefined): Bilingual {
  return answers[`${answer}`] ?? asked
}

function hkd(amount: string | number | undefined): string {
  return `HK$${Number(amount).toLocaleString('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

const channels: Record<string, Bilingual> = {
  form: { 'zh-TW': '未能送達表單服務', en: 'could not be delivered to the form service' },
  staff_mail: { 'zh-TW': '未能以電郵通知同事', en: 'could not be mailed to staff' },
  visitor_mail: { 'zh-TW': '的確認電郵未能寄給訪客', en: 'could not be acknowledged to the visitor by mail' },
}
const anyChannel = { 'zh-TW': '未能送達', en: 'could not be delivered' }

function channelOf(channel: string | number | undefined): Bilingual {
  return channels[`${channel}`] ?? anyChannel
}
