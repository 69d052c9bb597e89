import type { Office } from '#contract/content/company.ts'
import { useWritten } from '../../i18n/useWritten.ts'
import { entryClass } from './entry-class.ts'

export function OfficeEntry({ office: { city, text } }: { office: Office }) {
  const written = useWritten()
  return (
    <li className={entryClass}>
      <h3 className="font-semibold" {...written(city)} />
      <p className="whitespace-pre-line" {...written(text)} />
    </li>
  )
}
