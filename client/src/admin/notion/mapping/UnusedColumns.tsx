import type { RecordField } from '#contract/fields/product.ts'
import type { MappingStudio } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../Panel.tsx'
import { cellClass, SmallTable } from '../SmallTable.tsx'
import { lookWords, mappingWords as words } from './mapping.words.ts'

interface UnusedColumnsProps {
  studio: MappingStudio
  uses: Map<string, RecordField[]>
  onReread: () => void
}

export function UnusedColumns({ studio: { columns }, uses, onReread }: UnusedColumnsProps) {
  const t = useTranslate()
  const unused = columns.filter(({ id }) => !uses.has(id))
  return (
    <Panel title={t(words.unused)}>
      {unused.length === 0 ? (
        <p className="text-ink-quiet">{t(words.allUsed)}</p>
      ) : (
        <SmallTable title={t(words.unusedHint)} heads={[t(words.column), t(words.type), t(words.values)]}>
          {unused.map(({ id, name, type, samples, looks }) => (
            <tr key={id}>
              <th scope="row" className={cellClass}>
                {name}
              </th>
              <td className={cellClass}>
                <code className="text-[0.75rem]">{type}</code>
              </td>
              <td className={`${cellClass} text-ink-quiet`}>
                {samples.join(' · ')}
                {looks && <span className="block">{t(words.looksLike)(t(lookWords[looks]))}</span>}
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
      <Button size="compact" className="justify-self-start" onClick={onReread}>
        {t(words.retake)}
      </Button>
    </Panel>
  )
}
