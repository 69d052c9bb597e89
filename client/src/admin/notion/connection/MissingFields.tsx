import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { notionWords as words } from '../notion.words.ts'
import { useFieldName } from '../PropertyTable.tsx'

/** Fields of ours that no property feeds, with the name to give one. */
export function MissingFields({ missing }: Pick<NotionDatabaseAnswer, 'missing'>) {
  const t = useTranslate()
  const fieldName = useFieldName()
  if (missing.length === 0) return <p className="text-fine text-ink-quiet">{t(words.nothingMissing)}</p>
  return (
    <div>
      <table className="notion-grid">
        <caption>{t(words.missingFields)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(words.feeds)}</th>
            <th scope="col">{t(words.nameIt)}</th>
          </tr>
        </thead>
        <tbody>
          {missing.map(({ field, suggestedName, neededForExport }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              <td>
                <code>{suggestedName}</code>
                {neededForExport && <span className="ml-2 text-caution">{t(words.forExport)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-fine text-ink-quiet">{t(words.missingFieldsHint)}</p>
    </div>
  )
}
