import type { Bilingual } from '#contract/languages.ts'
import type { CurrencyCode } from '#contract/money.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** Words of the settings screen (spec §2, §8); those of its fields are in fields.words.ts. */
export const settingsWords = {
  title: { 'zh-TW': '系統設定', en: 'System Settings' },
  tabs: { 'zh-TW': '設定類別', en: 'Groups of settings' },
  general: { 'zh-TW': '一般', en: 'General' },
  notifications: { 'zh-TW': '通知', en: 'Notifications' },
  security: { 'zh-TW': '保安', en: 'Security' },
  integrations: { 'zh-TW': '整合', en: 'Integrations' },

  failedTitle: { 'zh-TW': '未能載入設定', en: 'The settings could not be loaded' },
  unsaved: { 'zh-TW': '有未儲存的更改', en: 'Unsaved changes' },
  neverSet: { 'zh-TW': '尚未更改過，全部為預設值', en: 'Never changed: all defaults' },
  lastSaved: {
    'zh-TW': (when: string, who: string) => `${who} 於 ${when} 儲存`,
    en: (when: string, who: string) => `Saved by ${who}, ${when}`,
  },
  discard: { 'zh-TW': '捨棄更改', en: 'Discard changes' },

  site: { 'zh-TW': '網站', en: 'Site' },
  contact: { 'zh-TW': '聯絡資料', en: 'Contact details' },
  region: { 'zh-TW': '地區', en: 'Region' },
  staffNews: { 'zh-TW': '給同事的通知', en: 'What staff are told' },
  visitorNews: { 'zh-TW': '給訪客的消息', en: 'What visitors are told' },
  signIn: { 'zh-TW': '登入', en: 'Signing in' },
  passwords: { 'zh-TW': '密碼', en: 'Passwords' },
  access: { 'zh-TW': '從哪裏連線', en: 'Where staff connect from' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  mail: { 'zh-TW': '電郵', en: 'E-mail' },

  error: { 'zh-TW': '錯誤', en: 'Error' },
  generalSaved: { 'zh-TW': '設定已儲存', en: 'Settings Saved' },
  generalFailed: { 'zh-TW': '未能儲存設定', en: 'Failed to save settings' },
  notificationsSaved: { 'zh-TW': '通知設定已更新', en: 'Notifications Updated' },
  notificationsFailed: { 'zh-TW': '未能儲存通知設定', en: 'Failed to save notification settings' },
  securitySaved: { 'zh-TW': '保安設定已更新', en: 'Security Updated' },
  securityFailed: { 'zh-TW': '未能儲存保安設定', en: 'Failed to save security settings' },
  integrationsSaved: { 'zh-TW': '整合設定已更新', en: 'Integrations Updated' },
  integrationsFailed: { 'zh-TW': '未能儲存整合設定', en: 'Failed to save integration settings' },

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
  expires: { 'zh-TW': '密碼會過期', en: 'Passwords expire' },
  expiresHint: {
    'zh-TW': '關閉：密碼不會過期。定期更換往往令人選用較弱的密碼。',
    en: 'Off: a password lasts. Regular changes tend to make people choose weaker ones.',
  },

  kept: { 'zh-TW': '已設定', en: 'Set' },
  notSet: { 'zh-TW': '未設定', en: 'Not set' },
  fromEnvironment: { 'zh-TW': '由伺服器的環境變數提供', en: 'Given by the server’s environment' },
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
    en: 'Goes to your own address, by the settings as they are saved.',
  },
  saveFirst: { 'zh-TW': '請先儲存更改，再傳送測試電郵。', en: 'Save your changes first, then send the test.' },
  testSent: {
    'zh-TW': (to: string) => `郵件伺服器已接收寄給 ${to} 的電郵，請查看收件箱。`,
    en: (to: string) => `The mail server took the mail to ${to}. Look into your inbox.`,
  },
  serverSaid: { 'zh-TW': '郵件伺服器的回覆：', en: 'What the mail server said:' },

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

export const currencyWords: Record<CurrencyCode, Bilingual> = {
  HKD: { 'zh-TW': '港元（HKD）', en: 'Hong Kong dollar (HKD)' },
  USD: { 'zh-TW': '美元（USD）', en: 'US dollar (USD)' },
  RMB: { 'zh-TW': '人民幣（RMB）', en: 'Renminbi (RMB)' },
}
