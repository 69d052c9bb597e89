import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const settingsWords = {
  title: { 'zh-TW': '系統設定', en: 'System Settings' },
  tabs: { 'zh-TW': '設定類別', en: 'Groups of settings' },
  general: { 'zh-TW': '一般', en: 'General' },
  notifications: { 'zh-TW': '通知', en: 'Notifications' },
  security: { 'zh-TW': '保安', en: 'Security' },
  integrations: { 'zh-TW': '整合', en: 'Integrations' },
  chat: { 'zh-TW': '助手', en: 'Assistant' },
  system: { 'zh-TW': '系統檢查', en: 'System check' },
  webhooks: { 'zh-TW': 'Webhook', en: 'Webhooks' },
  files: { 'zh-TW': '定時檔案', en: 'Scheduled files' },
  apiKeys: { 'zh-TW': 'API 金鑰', en: 'API keys' },

  failedTitle: { 'zh-TW': '未能載入設定', en: 'The settings could not be loaded' },
  neverSet: { 'zh-TW': '尚未更改過，全部為預設值', en: 'Never changed: all defaults' },
  lastSaved: {
    'zh-TW': (when: string, who: string) => `${who} 於 ${when} 儲存`,
    en: (when: string, who: string) => `Saved by ${who}, ${when}`,
  },

  site: { 'zh-TW': '網站', en: 'Site' },
  contact: { 'zh-TW': '聯絡資料', en: 'Contact details' },
  region: { 'zh-TW': '地區', en: 'Region' },
  staffNews: { 'zh-TW': '給同事的通知', en: 'Notifications to staff' },
  visitorNews: { 'zh-TW': '給訪客的消息', en: 'News to visitors' },
  signIn: { 'zh-TW': '登入', en: 'Signing in' },
  passwords: { 'zh-TW': '密碼', en: 'Passwords' },
  browsers: { 'zh-TW': '瀏覽器調用 API', en: 'Calls of the API from browsers' },
  access: { 'zh-TW': '從哪裏連線', en: 'Where staff may sign in from' },
  notionFirst: { 'zh-TW': '請先填寫資料庫 ID 及 API 金鑰。', en: 'Enter the database ID and the API key first.' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  mail: { 'zh-TW': '電郵', en: 'Email' },
  gateway: { 'zh-TW': 'AI 模型', en: 'AI model' },
  gatewayHint: {
    'zh-TW': '沒有金鑰時，助手以示範模式回答：只用本站的產品和問答，不經任何模型。',
    en: 'Without a key, the assistant answers in demo mode: from this site’s catalogue and questions, without a model.',
  },
  modelChoices: { 'zh-TW': '常用模型', en: 'Common models' },
  testGateway: { 'zh-TW': '測試連線', en: 'Test Connection' },
  testingGateway: { 'zh-TW': '測試中…', en: 'Testing…' },
  testGatewayHint: {
    'zh-TW': '以已儲存的設定向模型問一個字；或會收取極少費用。',
    en: 'Asks the model for one word using the saved settings; it may cost a fraction of a cent.',
  },
  saveGatewayFirst: {
    'zh-TW': '先儲存更改：測試的是已儲存的設定。',
    en: 'Save first: the test uses the saved settings.',
  },
  gatewayAnswered: {
    'zh-TW': (model: string, seconds: string) => `${model} 於 ${seconds} 秒後開始回答。`,
    en: (model: string, seconds: string) => `${model} began to answer after ${seconds} s.`,
  },
  limits: { 'zh-TW': '訪客用量', en: 'Visitor limits' },
  budget: { 'zh-TW': '每日預算', en: 'Daily budget' },
  budgetToday: {
    'zh-TW': (used: string, limit: string) => `今日已用 ${used}，上限 ${limit}`,
    en: (used: string, limit: string) => `${used} used today of ${limit}`,
  },
  budgetTodayOpen: {
    'zh-TW': (used: string) => `今日已用 ${used}，沒有上限`,
    en: (used: string) => `${used} used today, no limit`,
  },
  budgetTokens: {
    'zh-TW': (tokens: string) => `${tokens} 個詞元`,
    en: (tokens: string) => `${tokens} tokens`,
  },
  budgetHint: {
    'zh-TW': '以香港時間每日零時重新計算。',
    en: 'Resets at midnight, Hong Kong time.',
  },
  prices: { 'zh-TW': '模型收費', en: 'Model prices' },
  retention: { 'zh-TW': '對話保留', en: 'Keep conversations' },
  seeConversations: { 'zh-TW': '看對話', en: 'See the conversations' },

  error: { 'zh-TW': '錯誤', en: 'Error' },
  generalSaved: { 'zh-TW': '設定已儲存', en: 'Settings Saved' },
  generalFailed: { 'zh-TW': '未能儲存設定', en: 'Failed to save settings' },
  notificationsSaved: { 'zh-TW': '通知設定已更新', en: 'Notifications Updated' },
  notificationsFailed: { 'zh-TW': '未能儲存通知設定', en: 'Failed to save notification settings' },
  securitySaved: { 'zh-TW': '保安設定已更新', en: 'Security Updated' },
  securityFailed: { 'zh-TW': '未能儲存保安設定', en: 'Failed to save security settings' },
  integrationsSaved: { 'zh-TW': '整合設定已更新', en: 'Integrations Updated' },
  integrationsFailed: { 'zh-TW': '未能儲存整合設定', en: 'Failed to save integration settings' },

  chatSaved: { 'zh-TW': '助手設定已更新', en: 'Assistant Updated' },
  chatFailed: { 'zh-TW': '未能儲存助手設定', en: 'Failed to save assistant settings' },

  yourAddress: {
    'zh-TW': (address: string) => `你的地址是 ${address}`,
    en: (address: string) => `Your address is ${address}`,
  },
  addYours: { 'zh-TW': '加入我的地址', en: 'Add my address' },
  addRange: { 'zh-TW': '加入地址', en: 'Add an address' },
  rangeOf: { 'zh-TW': (number: number) => `第 ${number} 個地址`, en: (number: number) => `Address ${number}` },
  removeRange: {
    'zh-TW': (range: string) => `移除 ${range}`,
    en: (range: string) => `Remove ${range}`,
  },
  anywhere: {
    'zh-TW': '名單是空的：同事可以從任何地方登入。',
    en: 'The list is empty: staff may sign in from anywhere.',
  },
  addOrigin: { 'zh-TW': '加入網站', en: 'Add a website' },
  originOf: { 'zh-TW': (number: number) => `第 ${number} 個網站`, en: (number: number) => `Website ${number}` },
  ownPagesOnly: {
    'zh-TW': '名單是空的：只有本站的頁面和瀏覽器以外的程式可調用 API。',
    en: 'The list is empty: only pages of this site, and programs outside browsers, may call the API.',
  },
  expires: { 'zh-TW': '密碼會過期', en: 'Passwords expire' },
  expiresHint: {
    'zh-TW': '關閉：密碼不會過期。定期更換往往令人選用較弱的密碼。',
    en: 'When off, passwords do not expire. Regular changes tend to make people choose weaker ones.',
  },

  kept: { 'zh-TW': '已設定', en: 'Set' },
  notSet: { 'zh-TW': '未設定', en: 'Not set' },
  fromEnvironment: { 'zh-TW': '由伺服器的環境變數提供', en: 'Set by the server’s environment' },
  replace: { 'zh-TW': '更換', en: 'Replace' },
  set: { 'zh-TW': '設定', en: 'Set' },
  remove: { 'zh-TW': '移除', en: 'Remove' },
  undo: { 'zh-TW': '復原', en: 'Undo' },
  willBeRemoved: { 'zh-TW': '儲存後移除', en: 'Removed when you save' },
  newSecret: { 'zh-TW': '新的值（儲存後不會再顯示）', en: 'A new value (never shown again once saved)' },

  testMail: { 'zh-TW': '傳送測試電郵給我', en: 'Send me a test' },
  testing: { 'zh-TW': '傳送中…', en: 'Sending…' },
  testHint: {
    'zh-TW': '以已儲存的設定寄到你自己的電郵地址。',
    en: 'Goes to your own address, using the saved settings.',
  },
  saveFirst: { 'zh-TW': '請先儲存更改，再傳送測試電郵。', en: 'Save your changes first, then send the test.' },
  testSent: {
    'zh-TW': (to: string) => `郵件伺服器已接收寄給 ${to} 的電郵，請查看收件箱。`,
    en: (to: string) => `The mail server accepted the mail to ${to}. Check your inbox.`,
  },
  serverReply: { 'zh-TW': '郵件伺服器的回覆：', en: 'Reply of the mail server:' },

  history: { 'zh-TW': '更改紀錄', en: 'History' },
  historyEmpty: { 'zh-TW': '這一組設定從未更改過。', en: 'These settings have never been changed.' },
  historyMore: { 'zh-TW': '顯示更早的更改', en: 'Show earlier changes' },
  historyFailed: { 'zh-TW': '未能載入更改紀錄。', en: 'The history could not be loaded.' },
  changedFrom: { 'zh-TW': '原本', en: 'was' },
  secretSet: { 'zh-TW': '已設定', en: 'set' },
  secretChanged: { 'zh-TW': '已更換', en: 'replaced' },
  secretRemoved: { 'zh-TW': '已移除', en: 'removed' },
  nothing: { 'zh-TW': '（空白）', en: '(empty)' },
  on: { 'zh-TW': '開', en: 'on' },
  off: { 'zh-TW': '關', en: 'off' },
  nowThere: { 'zh-TW': (time: string) => `當地現在是 ${time}。`, en: (time: string) => `It is ${time} there now.` },
  noTimezone: { 'zh-TW': '沒有符合的時區', en: 'No time zone matches' },
} satisfies Dictionary

/** Descriptions of the suggested models, in their order. */
export const chatModelWords: Bilingual[] = [
  { 'zh-TW': '高級', en: 'Premium' },
  { 'zh-TW': '均衡', en: 'Balanced' },
  { 'zh-TW': '經濟', en: 'Budget' },
]
