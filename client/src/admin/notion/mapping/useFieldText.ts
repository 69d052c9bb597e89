import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import type { RecordField } from '#contract/fields/product.ts'
import { type Mapping, mappingOf } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useFieldOwnerLabels } from '../PropertyTable.tsx'
import { mappingWords as words } from './mapping.words.ts'

export function useFieldText(): (mapping: Mapping, field: RecordField) => string {
  const t = useTranslate()
  const { names } = useFormats()
  const owners = useFieldOwnerLabels()
  return (mapping, field) => {
    const { source, rule, owner } = mappingOf(mapping, field)
    const from = { auto: t(words.auto), none: t(words.none), column: '', fixed: '' }[source.kind]
    const what =
      source.kind === 'column' ? source.name : source.kind === 'fixed' ? `${t(words.fixed)} “${source.value}”` : from
    const parts = [what]
    if (rule?.kind === 'figure') {
      if (rule.currency) parts.push(t(currencyWords[rule.currency]))
      if (rule.factor !== 1) parts.push(t(words.factorOf)(String(rule.factor)))
    }
    if (rule?.kind === 'words') parts.push(`${t(words.meanings)} ${t(words.meaningsSet)(rule.meanings.length)}`)
    if (owner !== 'both') parts.push(t(owners[owner]))
    return names(parts)
  }
}
