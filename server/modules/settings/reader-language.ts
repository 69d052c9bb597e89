import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { SettingsSource } from './settings.service.ts'

/** Returns the language of a file: the requested one, else the reader's own, else the default of the settings. */
export function readerLanguage(
  settings: SettingsSource,
  { user }: StaffSession,
  requested?: ReaderLanguage,
): ReaderLanguage {
  return requested ?? user.language ?? settings.current().general.language
}
