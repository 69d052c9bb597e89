import { useTranslate } from '../../i18n/language.tsx'
import { fieldsWords, type SettingName } from '../words/setting-fields.words.ts'

export function useFieldTexts(): (name: SettingName) => { label: string; hint: string | undefined } {
  const t = useTranslate()
  return (name) => {
    const { label, hint } = fieldsWords[name]
    return { label: t(label), hint: hint && t(hint) }
  }
}
