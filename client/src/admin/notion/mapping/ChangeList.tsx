import { ArrowRight } from 'lucide-react'
import type { RecordField } from '#contract/fields/product.ts'
import type { Mapping } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { useFieldText } from './useFieldText.ts'

interface ChangeListProps {
  fields: RecordField[]
  from: Mapping
  to: Mapping
}

export function ChangeList({ fields, from, to }: ChangeListProps) {
  const t = useTranslate()
  const textOf = useFieldText()
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto text-fine wrap-anywhere">
      {fields.map((field) => (
        <li key={field} className="border-t border-hairline pt-2">
          <strong className="block">{t(recordFieldWords[field])}</strong>
          <del className="text-ink-quiet">{textOf(from, field)}</del>{' '}
          <ArrowRight className="inline size-3.5 text-ink-quiet" aria-hidden="true" />{' '}
          <ins className="no-underline">{textOf(to, field)}</ins>
        </li>
      ))}
    </ul>
  )
}
