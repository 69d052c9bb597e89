import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../i18n/language.tsx'
import { savedMappingOptions } from '../../api/mapping.ts'
import { useFormats } from '../../i18n/formats.ts'
import { noticeClass } from '../../ui/AlertLine.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { editWords as words } from './edit.words.ts'

/** Warns about fields that another source owns: edits last until the next complete sync. */
export function OwnedFields() {
  const t = useTranslate()
  const { names } = useFormats()
  const { data } = useQuery(savedMappingOptions)
  const owned = data?.mapping.fields.filter(
    ({ source: { kind }, owner }) => kind === 'fixed' || (owner === 'notion' && kind !== 'none'),
  )
  if (!owned || owned.length === 0) return null
  return (
    <p className={`${noticeClass} border-l-caution`}>
      {t(words.owned)(names(owned.map(({ field }) => t(recordFieldWords[field]))))}
    </p>
  )
}
