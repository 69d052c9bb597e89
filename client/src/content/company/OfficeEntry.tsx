import type { Office } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { entryClass } from './entry-class.ts'

export function OfficeEntry({ office: { city, text } }: { office: Office }) {
  const localized = useLocalizedText()
  return (
    <li className={entryClass}>
      <h3 className="font-semibold" {...localized(city)} />
      <p className="whitespace-pre-line" {...localized(text)} />
    </li>
  )
}
