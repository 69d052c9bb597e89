import { useTranslate } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import { settingsWords } from './settings.words.ts'

export function useSavedText({ updatedAt, updatedBy }: { updatedAt: string | null; updatedBy: string | null }): string {
  const t = useTranslate()
  const { relative } = useFormats()
  return updatedAt ? t(settingsWords.lastSaved)(relative(updatedAt), updatedBy ?? '—') : t(settingsWords.neverSet)
}
