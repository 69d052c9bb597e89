import { languageNames, readerLanguages } from '#contract/i18n/languages.ts'
import { emailServices } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { emailServiceWords, fieldsWords, type SettingName } from '../words/setting-fields.words.ts'
import { settingsWords } from '../words/settings.words.ts'

/** Formats a setting's value, for the history and for conflicting edits. */
export function useSettingText(): (name: string, value: unknown) => string {
  const t = useTranslate()
  return (name, value) => {
    if (typeof value === 'boolean') return t(value ? settingsWords.on : settingsWords.off)
    if (Array.isArray(value)) return value.join(', ') || t(settingsWords.nothing)
    if (name === 'passwordExpiry' && value === 0) return t(settingsWords.off)
    const language = readerLanguages.find((known) => name === 'language' && known === value)
    if (language) return languageNames[language]
    const service = emailServices.find((known) => name === 'emailService' && known === value)
    if (service) return t(emailServiceWords[service])
    return value === null || value === undefined || value === '' ? t(settingsWords.nothing) : String(value)
  }
}

export function useFieldTexts(): (name: SettingName) => { label: string; hint: string | undefined } {
  const t = useTranslate()
  return (name) => {
    const { label, hint } = fieldsWords[name]
    return { label: t(label), hint: hint && t(hint) }
  }
}
