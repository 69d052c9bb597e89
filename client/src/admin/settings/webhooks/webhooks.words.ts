import type { Bilingual } from '#contract/i18n/languages.ts'
import type { EventType, testEvent } from '#contract/webhooks/events.ts'
import type { DeliveryState, WebhookFault } from '#contract/webhooks/webhooks.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const webhooksWords = {
  hint: {
    'zh-TW': '有事發生時，即時通知 ERP 等系統。每個通知都有簽名，送達失敗會在三日內重試。',
    en: 'Notify systems such as an ERP as soon as something happens. Each event is signed, and retried for three days.',
  },
  title: { 'zh-TW': 'Webhook', en: 'Webhooks' },
  add: { 'zh-TW': '新增 webhook', en: 'Add a webhook' },
  failedTitle: { 'zh-TW': '未能載入 webhook', en: 'The webhooks could not be loaded' },
  emptyTitle: { 'zh-TW': '尚未有 webhook', en: 'There are no webhooks yet' },
  emptyHint: {
    'zh-TW': '填上接收系統的網址，選擇要通知的事件。',
    en: 'Enter the address of the receiving system, and choose the events.',
  },

  active: { 'zh-TW': '有效', en: 'Active' },
  failing: { 'zh-TW': '送達失敗', en: 'Failing' },
  disabled: { 'zh-TW': '已停用', en: 'Disabled' },
  failingSince: { 'zh-TW': (when: string) => `由${when}開始`, en: (when: string) => `since ${when}` },
  disabledForFailing: { 'zh-TW': '連續三日送達失敗', en: 'deliveries failed for three days' },
  disabledForGone: { 'zh-TW': '接收方表示已停用', en: 'the receiver answered that it no longer exists' },
  lastDelivered: { 'zh-TW': (when: string) => `最近送達：${when}`, en: (when: string) => `Last delivered ${when}` },
  neverDelivered: { 'zh-TW': '未曾送達', en: 'Nothing delivered yet' },
  pending: {
    'zh-TW': (count: number) => `${count} 個等待發送`,
    en: (count: number) => `${count} waiting`,
  },
  listensTo: {
    'zh-TW': (count: number) => `${count} 種事件`,
    en: (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`,
  },
  twoSecrets: {
    'zh-TW': (date: string) => `舊密鑰到 ${date} 仍然有效`,
    en: (date: string) => `The previous secret also works until ${date}`,
  },

  newTitle: { 'zh-TW': '新增 webhook', en: 'Add a webhook' },
  editTitle: { 'zh-TW': (name: string) => `更改「${name}」`, en: (name: string) => `Change ${name}` },
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameHint: { 'zh-TW': '接收的系統，例如「倉庫 ERP」。', en: 'The receiving system, such as “Warehouse ERP”.' },
  url: { 'zh-TW': '網址', en: 'Address' },
  urlHint: {
    'zh-TW': '以 https:// 開頭的公開網址。',
    en: 'A public address that begins with https://.',
  },
  events: { 'zh-TW': '事件', en: 'Events' },
  save: { 'zh-TW': '儲存', en: 'Save' },
  saved: { 'zh-TW': '已儲存', en: 'Saved' },

  secretTitle: { 'zh-TW': (name: string) => `「${name}」的密鑰`, en: (name: string) => `The secret of ${name}` },
  secretHint: {
    'zh-TW': '接收系統用它核對簽名。請立即複製並存放在保密的地方，關閉後不能再次查看。',
    en: 'The receiver checks signatures with it. Copy it now and store it safely: it cannot be shown again.',
  },
  secret: { 'zh-TW': '密鑰', en: 'Secret' },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  copyFailed: { 'zh-TW': '未能複製，請自行選取。', en: 'It could not be copied: select the text and copy it.' },
  done: { 'zh-TW': '已存好', en: 'I have stored it' },

  test: { 'zh-TW': '測試', en: 'Test' },
  log: { 'zh-TW': '發送紀錄', en: 'Log' },
  edit: { 'zh-TW': '更改', en: 'Change' },
  rotate: { 'zh-TW': '更換密鑰', en: 'New secret' },
  disable: { 'zh-TW': '停用', en: 'Disable' },
  enable: { 'zh-TW': '啟用', en: 'Enable' },
  remove: { 'zh-TW': '刪除', en: 'Delete' },
  of: {
    'zh-TW': (act: string, name: string) => `${act}：${name}`,
    en: (act: string, name: string) => `${act}: ${name}`,
  },
  rotateTitle: {
    'zh-TW': (name: string) => `更換「${name}」的密鑰？`,
    en: (name: string) => `A new secret for ${name}?`,
  },
  rotateHint: {
    'zh-TW': '新密鑰只會顯示一次。舊密鑰在 24 小時內仍然有效。',
    en: 'The new secret is shown once. The previous one also works for 24 hours.',
  },
  disableTitle: { 'zh-TW': (name: string) => `停用「${name}」？`, en: (name: string) => `Disable ${name}?` },
  disableHint: {
    'zh-TW': '停用期間發生的事件不會補發。',
    en: 'Events that happen while it is disabled are not sent later.',
  },
  removeTitle: { 'zh-TW': (name: string) => `刪除「${name}」？`, en: (name: string) => `Delete ${name}?` },
  removeHint: {
    'zh-TW': '發送紀錄和等待發送的事件會一併刪除，不能復原。',
    en: 'Its log and waiting events are deleted too. This cannot be undone.',
  },
  removed: { 'zh-TW': '已刪除', en: 'Deleted' },
  enabledNow: { 'zh-TW': '已啟用', en: 'Enabled' },
  disabledNow: { 'zh-TW': '已停用', en: 'Disabled' },

  logTitle: { 'zh-TW': (name: string) => `「${name}」的發送紀錄`, en: (name: string) => `Delivery log of ${name}` },
  logHint: { 'zh-TW': '最近 30 日。', en: 'The last 30 days.' },
  logFailed: { 'zh-TW': '未能載入發送紀錄', en: 'The log could not be loaded' },
  logEmpty: { 'zh-TW': '未有發送紀錄', en: 'Nothing sent yet' },
  logEmptyHint: { 'zh-TW': '可以先發送測試。', en: 'Send a test to start.' },
  sendTest: { 'zh-TW': '發送測試', en: 'Send a test' },
  resend: { 'zh-TW': '再次發送', en: 'Send again' },
  attempts: {
    'zh-TW': (count: number) => `已試 ${count} 次`,
    en: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  },
  nextAt: { 'zh-TW': (when: string) => `下次：${when}`, en: (when: string) => `next ${when}` },
  took: { 'zh-TW': (ms: string) => `${ms} 毫秒`, en: (ms: string) => `${ms} ms` },
  answered: { 'zh-TW': (status: number) => `回應 ${status}`, en: (status: number) => `answered ${status}` },
  answer: { 'zh-TW': '回應內容', en: 'Answer' },
  eventId: { 'zh-TW': '事件編號', en: 'Event id' },
  older: { 'zh-TW': '較早的紀錄', en: 'Older' },
} satisfies Dictionary

export const deliveryStateWords: Record<DeliveryState, Bilingual> = {
  pending: { 'zh-TW': '等待', en: 'Waiting' },
  delivered: { 'zh-TW': '已送達', en: 'Delivered' },
  failed: { 'zh-TW': '未能送達', en: 'Failed' },
}

export const faultWords: Record<WebhookFault, Bilingual> = {
  status: { 'zh-TW': '接收方沒有接受', en: 'The receiver did not accept it' },
  redirect: { 'zh-TW': '接收方轉往別處，系統不會跟隨', en: 'The receiver redirected; redirects are not followed' },
  timeout: { 'zh-TW': '接收方在 15 秒內沒有回應', en: 'The receiver did not answer within 15 s' },
  unreachable: { 'zh-TW': '未能連接接收方', en: 'The receiver could not be reached' },
  private_host: { 'zh-TW': '網址指向內部網絡', en: 'The address is inside a private network' },
  not_https: { 'zh-TW': '網址不是 https://', en: 'The address is not https://' },
  secret_lost: { 'zh-TW': '密鑰已無法解讀，請更換', en: 'Its secret can no longer be read: create a new one' },
}

export const eventWords: Record<EventType | typeof testEvent, Bilingual> = {
  'product.created': { 'zh-TW': '新增產品', en: 'Product added' },
  'product.updated': { 'zh-TW': '更改產品或價格', en: 'Product or price changed' },
  'product.deleted': { 'zh-TW': '刪除產品', en: 'Product deleted' },
  'stock.changed': { 'zh-TW': '庫存變動', en: 'Stock changed' },
  'quote.created': { 'zh-TW': '新報價', en: 'Quotation added' },
  'quote.updated': { 'zh-TW': '更改報價', en: 'Quotation changed' },
  'order.created': { 'zh-TW': '新訂單', en: 'Order added' },
  'order.updated': { 'zh-TW': '更改訂單', en: 'Order changed' },
  'payment.created': { 'zh-TW': '新付款或退款', en: 'Payment or refund added' },
  'payment.updated': { 'zh-TW': '更改付款', en: 'Payment changed' },
  'shipment.created': { 'zh-TW': '新出貨', en: 'Shipment added' },
  'shipment.updated': { 'zh-TW': '更改出貨', en: 'Shipment changed' },
  'return.created': { 'zh-TW': '新退貨', en: 'Return added' },
  'return.updated': { 'zh-TW': '更改退貨', en: 'Return changed' },
  'subscription.created': { 'zh-TW': '新訂閱', en: 'Subscription added' },
  'subscription.updated': { 'zh-TW': '更改訂閱', en: 'Subscription changed' },
  'enquiry.created': { 'zh-TW': '新查詢', en: 'Enquiry added' },
  'enquiry.updated': { 'zh-TW': '更改查詢', en: 'Enquiry changed' },
  'webhook.test': { 'zh-TW': '測試', en: 'Test' },
}
