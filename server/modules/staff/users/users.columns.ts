import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Role } from '#contract/staff/permissions.ts'
import type { StaffStatus, StaffUser } from '#contract/staff/users.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'

const words = {
  name: { 'zh-TW': '姓名', en: 'Name' },
  email: { 'zh-TW': '電郵', en: 'E-mail' },
  role: { 'zh-TW': '角色', en: 'Role' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  twoFactor: { 'zh-TW': '雙重驗證', en: 'Two-factor sign-in' },
  lastLogin: { 'zh-TW': '上次登入（UTC）', en: 'Last login (UTC)' },
  created: { 'zh-TW': '建立時間（UTC）', en: 'Created (UTC)' },
  id: { 'zh-TW': '識別碼', en: 'Id' },
} as const satisfies Record<string, Bilingual>

const roleLabels: Record<Role, Bilingual> = {
  viewer: { 'zh-TW': '檢視者', en: 'Viewer' },
  editor: { 'zh-TW': '編輯', en: 'Editor' },
  manager: { 'zh-TW': '經理', en: 'Manager' },
  super_admin: { 'zh-TW': '超級管理員', en: 'Super Admin' },
}
const statusLabels: Record<StaffStatus | 'invited', Bilingual> = {
  active: { 'zh-TW': '使用中', en: 'Active' },
  inactive: { 'zh-TW': '已停用', en: 'Inactive' },
  suspended: { 'zh-TW': '已暫停', en: 'Suspended' },
  invited: { 'zh-TW': '已邀請', en: 'Invited' },
}
const onOff = (isOn: boolean): Bilingual => (isOn ? { 'zh-TW': '已開啟', en: 'On' } : { 'zh-TW': '未開啟', en: 'Off' })

/** Of the users' export. */
export function userColumns(language: ReaderLanguage): CsvColumns<StaffUser> {
  return [
    [inLanguage(words.name, language), ({ name }) => name],
    [inLanguage(words.email, language), ({ email }) => email],
    [inLanguage(words.role, language), ({ role }) => inLanguage(roleLabels[role], language)],
    [inLanguage(words.status, language), (user) => inLanguage(statusLabels[statusOf(user)], language)],
    [inLanguage(words.twoFactor, language), ({ hasTwoFactor }) => inLanguage(onOff(hasTwoFactor), language)],
    [inLanguage(words.lastLogin, language), ({ lastLoginAt }) => lastLoginAt],
    [inLanguage(words.created, language), ({ createdAt }) => createdAt],
    [inLanguage(words.id, language), ({ id }) => id],
  ]
}

function statusOf({ status, isInvited }: StaffUser): StaffStatus | 'invited' {
  return status === 'active' && isInvited ? 'invited' : status
}
