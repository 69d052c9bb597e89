import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useIsFileSource } from '../../sync/index.ts'
import { notionWords as words } from '../notion.words.ts'
import { useFieldName } from '../PropertyTable.tsx'
import { cellClass, SmallTable } from '../SmallTable.tsx'
import { sourceWords } from './source.words.ts'

/** Lists fields that no property feeds, with a name to give one. */
export function MissingFields({ missing }: Pick<NotionDatabaseAnswer, 'missing'>) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const isOfFiles = useIsFileSource()
  if (missing.length === 0) return <p className="text-fine text-ink-quiet">{t(words.nothingMissing)}</p>
  return (
    <div>
      <SmallTable title={t(words.missingFields)} heads={[t(words.feeds), t(words.nameIt)]}>
        {missing.map(({ field, suggestedName, neededForExport }) => (
          <tr key={field}>
            <th scope="row" className={cellClass}>
              {fieldName(field)}
            </th>
            <td className={cellClass}>
              <code className="text-[0.75rem]">{suggestedName}</code>
              {neededForExport && <span className="ml-2 text-caution">{t(words.forExport)}</span>}
            </td>
          </tr>
        ))}
      </SmallTable>
      <p className="mt-2 text-fine text-ink-quiet">
        {t(isOfFiles ? sourceWords.missingFieldsHint : words.missingFieldsHint)}
      </p>
    </div>
  )
}
