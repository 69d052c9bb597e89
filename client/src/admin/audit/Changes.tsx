import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import { roleSchema } from '#contract/staff/permissions.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { DataGrid } from '../../ui/figures/DataGrid.tsx'
import { roleWords } from '../words/frame.words.ts'
import { fieldsWords } from '../words/setting-fields.words.ts'
import { fieldWords, auditWords as words } from './audit.words.ts'

const settingsFields: Record<string, { label: Bilingual } | undefined> = fieldsWords

/** Lists each changed field before and after; only the new value where there was none before. */
export function Changes({
  entry: { entity, before, after },
}: {
  entry: Pick<AuditEntry, 'entity' | 'before' | 'after'>
}) {
  const t = useTranslate()
  const language = useLanguage()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className="text-ink-quiet">{t(words.nothingElse)}</p>
  const sides = [before && ([words.before, before] as const), after && ([words.after, after] as const)].filter(
    (side) => side !== null,
  )
  return (
    <DataGrid
      caption={t(words.changes)}
      heads={[t(words.field), ...sides.map(([head]) => t(head))]}
      rows={names.map((name) => ({
        name: inLanguage(labelOf(entity, name), language) ?? name,
        cells: sides.map(([head, fields]) => <Value key={head.en} name={name} value={fields[name]} />),
      }))}
    />
  )
}

function labelOf(entity: string, name: string): Bilingual | undefined {
  return entity === 'settings' ? settingsFields[name]?.label : fieldWords[name]
}

const valueClass = 'wrap-anywhere whitespace-pre-wrap'

function Value({ name, value }: { name: string; value: unknown }) {
  const t = useTranslate()
  if (value === undefined) return '—'
  if (isEmpty(value)) return <span className="text-ink-quiet">{t(words.empty)}</span>
  if (typeof value === 'boolean') return t(value ? words.yes : words.no)
  const role = name === 'role' ? roleSchema.safeParse(value).data : undefined
  if (role) return t(roleWords[role])
  if (typeof value === 'string' || typeof value === 'number') return <span className={valueClass}>{value}</span>
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return <span className={valueClass}>{value.join('\n')}</span>
  }
  return <code className={valueClass}>{JSON.stringify(value, null, 1)}</code>
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
