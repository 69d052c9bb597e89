import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { SettingsSource } from './settings.service.ts'

/** The language that a file for somebody is in: what was asked for, else their own, else that of the settings. */
export function readerLanguage(
  settings: SettingsSource,
  { user }: StaffSession,
  requested?: ReaderLanguage,
): ReaderLanguage {
  return requested ?? user.language ?? settings.current().general.language
}
