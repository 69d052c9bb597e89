import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { roleWords, staffStatusWords, twoFactorStateWords, userFieldWords } from '#contract/staff/user-words.ts'
import type { StaffStatus, StaffUser } from '#contract/staff/users.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'

const words = {
  ...userFieldWords,
  twoFactor: twoFactorStateWords.title,
  lastLogin: { 'zh-TW': '上次登入（UTC）', en: 'Last login (UTC)' },
  created: { 'zh-TW': '建立時間（UTC）', en: 'Created (UTC)' },
  id: { 'zh-TW': '識別碼', en: 'Id' },
} as const satisfies Record<string, Bilingual>

export function userColumns(language: ReaderLanguage): CsvColumns<StaffUser> {
  return [
    [inLanguage(words.name, language), ({ name }) => name],
    [inLanguage(words.email, language), ({ email }) => email],
    [inLanguage(words.role, language), ({ role }) => inLanguage(roleWords[role], language)],
    [inLanguage(words.status, language), (user) => inLanguage(staffStatusWords[statusOf(user)], language)],
    [
      inLanguage(words.twoFactor, language),
      ({ hasTwoFactor }) => inLanguage(hasTwoFactor ? twoFactorStateWords.on : twoFactorStateWords.off, language),
    ],
    [inLanguage(words.lastLogin, language), ({ lastLoginAt }) => lastLoginAt],
    [inLanguage(words.created, language), ({ createdAt }) => createdAt],
    [inLanguage(words.id, language), ({ id }) => id],
  ]
}

function statusOf({ status, isInvited }: StaffUser): StaffStatus | 'invited' {
  return status === 'active' && isInvited ? 'invited' : status
}
