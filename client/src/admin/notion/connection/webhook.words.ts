import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SyncWebhook } from '#contract/sync/sync-webhook.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const webhookWords = {
  title: { 'zh-TW': '即時更新', en: 'Edits in seconds' },
  lead: {
    'zh-TW': '連接後，在 Notion 的修改數秒內便會公開。未連接，或有通知遺失時，每半小時的完整讀取仍會補上。',
    en: 'Once connected, what is edited in Notion is public within seconds. Without it, or where a message is lost, the complete reading every half hour has it.',
  },
  failed: { 'zh-TW': '未能載入即時更新的狀態', en: 'How this stands could not be loaded' },
  connect: { 'zh-TW': '連接 Webhook', en: 'Connect webhooks' },
  cancel: { 'zh-TW': '取消', en: 'Cancel' },
  disconnect: { 'zh-TW': '中斷連接', en: 'Disconnect' },
  disconnectTitle: { 'zh-TW': '中斷 Notion 的即時更新？', en: 'Disconnect Notion’s webhooks?' },
  disconnectText: {
    'zh-TW': '之後的修改要等到每半小時的讀取才會公開。要再連接，須在 Notion 重新建立訂閱；舊的訂閱請在 Notion 刪除。',
    en: 'Edits are then public with the reading every half hour. To connect again, create a new subscription in Notion; delete the old one there.',
  },
  disconnected: { 'zh-TW': '已中斷', en: 'Disconnected' },
  notDone: { 'zh-TW': '未能完成', en: 'That could not be done' },
  address: { 'zh-TW': '貼到 Notion 的地址', en: 'Address for Notion' },
  token: { 'zh-TW': '驗證碼', en: 'Verification token' },
  showToken: { 'zh-TW': '顯示驗證碼', en: 'Show the token' },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  copyFailed: { 'zh-TW': '未能複製，瀏覽器不允許使用剪貼簿', en: 'Couldn’t copy: the browser blocked the clipboard' },
  lastEvent: { 'zh-TW': '最近一次通知', en: 'Last message' },
  noEvent: { 'zh-TW': '未有', en: 'None yet' },
  state: { 'zh-TW': '狀態', en: 'State' },
  notReachable: {
    'zh-TW': (address: string) =>
      `Notion 只會通知公開的 https 網址，而本站的地址是 ${address}。請伺服器管理員設定 PUBLIC_URL；在此之前，每半小時讀取一次。`,
    en: (address: string) =>
      `Notion sends messages to public https addresses only, and this site’s is ${address}. Ask whoever runs the server to set PUBLIC_URL; until then it is read every half hour.`,
  },
  noAddress: {
    'zh-TW':
      '伺服器未設定公開網址（PUBLIC_URL），Notion 無法通知本站。請伺服器管理員設定；在此之前，每半小時讀取一次。',
    en: 'The server has no public address (PUBLIC_URL), so Notion cannot send messages here. Ask whoever runs it to set one; until then it is read every half hour.',
  },
  waitingUntil: {
    'zh-TW': (time: string) => `等候 Notion 的驗證碼，直至 ${time}。`,
    en: (time: string) => `Waiting for Notion’s token until ${time}.`,
  },
  steps: { 'zh-TW': '在 Notion 要做的事', en: 'What to do in Notion' },
  askAdmin: { 'zh-TW': '要連接或中斷，請找超級管理員。', en: 'A Super Admin can connect or disconnect it.' },
} satisfies Dictionary

export const webhookStateWords: Record<SyncWebhook['state'], Bilingual> = {
  off: { 'zh-TW': '未連接', en: 'Not connected' },
  waiting: { 'zh-TW': '等候 Notion', en: 'Waiting for Notion' },
  unverified: { 'zh-TW': '等候驗證', en: 'To be verified' },
  connected: { 'zh-TW': '已連接', en: 'Connected' },
}

/** Steps while the token is awaited. */
export const subscribeSteps: Bilingual[] = [
  {
    'zh-TW':
      '在 Notion 打開 Settings → Connections → Develop or manage integrations，選擇這個網站使用的 integration，再按 Webhooks。',
    en: 'In Notion, open Settings → Connections → Develop or manage integrations, choose the integration that this site uses, then Webhooks.',
  },
  {
    'zh-TW': '按 Create a subscription，貼上以下的地址。',
    en: 'Press Create a subscription and paste the address below.',
  },
  {
    'zh-TW': '事件選 Page 的全部，以及 Database 或 Data source 的 schema updated。其他事件不會造成影響。',
    en: 'Of the events, take all of Page, and schema updated of Database or Data source. Others do no harm.',
  },
  {
    'zh-TW': '按 Create subscription。Notion 隨即送來驗證碼，這裏會顯示下一步。',
    en: 'Press Create subscription. Notion sends its token at once, and the next step shows here.',
  },
]

/** Steps after it has arrived. */
export const verifySteps: Bilingual[] = [
  {
    'zh-TW': '按「顯示驗證碼」並複製。',
    en: 'Press Show the token, and copy it.',
  },
  {
    'zh-TW': '在 Notion 的訂閱按 Verify，貼上驗證碼。若 Notion 說驗證碼不符，請中斷後再連接。',
    en: 'In Notion, press Verify at the subscription and paste it. Where Notion says that it is wrong, disconnect and connect again.',
  },
  {
    'zh-TW': '在資料庫修改任何一頁。收到第一個通知後，這裏會顯示已連接。',
    en: 'Edit any page of the database. With the first message, this shows as connected.',
  },
]
