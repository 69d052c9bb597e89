import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const keysWords = {
  title: { 'zh-TW': 'API 金鑰', en: 'API keys' },
  hint: {
    'zh-TW': '讓 ERP 等程式以自己的權限使用 API，毋須用任何人的密碼。',
    en: 'Let programs such as an ERP use the API with permissions of their own, without anybody’s password.',
  },
  add: { 'zh-TW': '建立金鑰', en: 'Create a key' },
  failedTitle: { 'zh-TW': '未能載入金鑰', en: 'The keys could not be loaded' },
  emptyTitle: { 'zh-TW': '尚未有 API 金鑰', en: 'There are no API keys yet' },
  emptyHint: {
    'zh-TW': '每個系統用自己的金鑰：可以逐個撤銷，審計紀錄也會列明是哪一個。',
    en: 'Give each system its own key: you can revoke each separately, and the audit log shows which one was used.',
  },
  document: { 'zh-TW': 'API 說明文件', en: 'API reference' },

  active: { 'zh-TW': '有效', en: 'Active' },
  revoked: { 'zh-TW': '已撤銷', en: 'Revoked' },
  expired: { 'zh-TW': '已過期', en: 'Expired' },
  expiresSoon: {
    'zh-TW': (days: number) => (days === 0 ? '今日到期' : `${days} 日後到期`),
    en: (days: number) => (days === 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`),
  },
  until: { 'zh-TW': (date: string) => `到期日：${date}`, en: (date: string) => `Expires ${date}` },
  noEnd: { 'zh-TW': '不會到期', en: 'Does not expire' },
  endedBy: {
    'zh-TW': (who: string, date: string) => `${who} 於 ${date} 撤銷`,
    en: (who: string, date: string) => `Revoked by ${who}, ${date}`,
  },
  madeBy: {
    'zh-TW': (who: string, date: string) => `${who} 於 ${date} 建立`,
    en: (who: string, date: string) => `Created by ${who}, ${date}`,
  },
  lastUsed: {
    'zh-TW': (when: string, address: string) => `最近使用：${when}，來自 ${address}`,
    en: (when: string, address: string) => `Last used ${when} from ${address}`,
  },
  neverUsed: { 'zh-TW': '從未使用', en: 'Never used' },
  perMinute: { 'zh-TW': (rate: string) => `每分鐘 ${rate} 次`, en: (rate: string) => `${rate} requests per minute` },
  mayDo: {
    'zh-TW': (count: number) => `${count} 項權限`,
    en: (count: number) => `${count} ${count === 1 ? 'scope' : 'scopes'}`,
  },
  audit: { 'zh-TW': '審計紀錄', en: 'Audit log' },
  auditOf: { 'zh-TW': (name: string) => `${name} 的審計紀錄`, en: (name: string) => `Audit log of ${name}` },

  newTitle: { 'zh-TW': '建立 API 金鑰', en: 'Create an API key' },
  newHint: {
    'zh-TW': '只給它需要的權限。金鑰只會顯示一次。',
    en: 'Give it only the permissions it needs. The key is shown once.',
  },
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameHint: { 'zh-TW': '用它的系統，例如「倉庫 ERP」。', en: 'The system that uses it, such as “Warehouse ERP”.' },
  lasts: { 'zh-TW': '有效期', en: 'Valid for' },
  days: { 'zh-TW': (days: number) => `${days} 日`, en: (days: number) => `${days} days` },
  rate: { 'zh-TW': '每分鐘請求上限', en: 'Requests per minute, at most' },
  scopes: { 'zh-TW': '權限', en: 'Scopes' },
  never: {
    'zh-TW': '金鑰不能管理使用者、系統設定、金鑰和裝置的 AppKey，也不能做要再次輸入密碼的事。',
    en: 'No key can manage users, settings, keys or devices’ AppKeys, or do anything that asks for a password again.',
  },
  allOf: { 'zh-TW': (group: string) => `${group}：全選`, en: (group: string) => `${group}: all` },

  madeTitle: { 'zh-TW': (name: string) => `「${name}」的金鑰`, en: (name: string) => `The key of ${name}` },
  madeHint: {
    'zh-TW': '請立即複製並存放在保密的地方。關閉後不能再次查看。',
    en: 'Copy it now and store it safely: it cannot be shown again.',
  },
  key: { 'zh-TW': '金鑰', en: 'Key' },
  tryIt: { 'zh-TW': '試用', en: 'Try it' },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  copyFailed: { 'zh-TW': '未能複製，請自行選取。', en: 'It could not be copied: select the text and copy it.' },
  done: { 'zh-TW': '已存好', en: 'I have stored it' },

  revoke: { 'zh-TW': '撤銷', en: 'Revoke' },
  revokeOf: { 'zh-TW': (name: string) => `撤銷 ${name}`, en: (name: string) => `Revoke ${name}` },
  revokeTitle: { 'zh-TW': (name: string) => `撤銷「${name}」？`, en: (name: string) => `Revoke ${name}?` },
  revokeHint: {
    'zh-TW': '使用它的系統會立即被拒絕，正在進行的批次更新也會停下。不能復原。',
    en: 'The system that uses it is refused at once, and a running bulk update stops. This cannot be undone.',
  },
  typeName: {
    'zh-TW': (name: string) => `輸入名稱「${name}」以確認`,
    en: (name: string) => `Type its name, ${name}, to confirm`,
  },
  revokedNow: { 'zh-TW': (name: string) => `已撤銷「${name}」`, en: (name: string) => `${name} was revoked` },
} satisfies Dictionary

export const scopeGroupWords = {
  catalogue: { 'zh-TW': '產品', en: 'Products' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  sales: { 'zh-TW': '銷售', en: 'Sales' },
  billing: { 'zh-TW': '單據和付款', en: 'Documents and payments' },
  inbox: { 'zh-TW': '查詢', en: 'Enquiries' },
  content: { 'zh-TW': '網站內容', en: 'Site content' },
  assistant: { 'zh-TW': '助手', en: 'Assistant' },
  figures: { 'zh-TW': '數字和紀錄', en: 'Figures and records' },
  sync: { 'zh-TW': '同步', en: 'Sync' },
} satisfies Record<string, Bilingual>
