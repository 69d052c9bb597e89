import type { Bilingual } from '../i18n/languages.ts'
import type { Role } from './permissions.ts'
import type { StaffStatus } from './users.ts'

export const roleWords: Record<Role, Bilingual> = {
  viewer: { 'zh-TW': '檢視者', en: 'Viewer' },
  editor: { 'zh-TW': '編輯', en: 'Editor' },
  sales: { 'zh-TW': '銷售', en: 'Sales' },
  manager: { 'zh-TW': '經理', en: 'Manager' },
  super_admin: { 'zh-TW': '超級管理員', en: 'Super Admin' },
}

export const staffStatusWords: Record<StaffStatus | 'invited' | 'online', Bilingual> = {
  active: { 'zh-TW': '使用中', en: 'Active' },
  inactive: { 'zh-TW': '已停用', en: 'Inactive' },
  suspended: { 'zh-TW': '已暫停', en: 'Suspended' },
  invited: { 'zh-TW': '已邀請', en: 'Invited' },
  online: { 'zh-TW': '在線', en: 'Online' },
}

/** Columns of the table and the export, and labels of the profile and the audit log. */
export const userFieldWords = {
  name: { 'zh-TW': '姓名', en: 'Name' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  role: { 'zh-TW': '角色', en: 'Role' },
  status: { 'zh-TW': '狀態', en: 'Status' },
} as const satisfies Record<string, Bilingual>

/** For the export and the profile; the table has shorter ones. */
export const twoFactorStateWords = {
  title: { 'zh-TW': '雙重驗證', en: 'Two-factor sign-in' },
  on: { 'zh-TW': '已開啟', en: 'On' },
  off: { 'zh-TW': '未開啟', en: 'Off' },
} as const satisfies Record<string, Bilingual>
