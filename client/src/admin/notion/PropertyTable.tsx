import { useState } from 'react'
import { changeFieldSchema } from '#contract/catalogue/product-edits.ts'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSourceWords } from '../sync/index.ts'
import { recordFieldWords } from '../words/record-fields.words.ts'
import { fileOwnerWords, ownerWords } from './mapping/mapping.words.ts'
import { notionWords as words } from './notion.words.ts'
import { cellClass, SmallTable } from './SmallTable.tsx'

/** Lists the database's properties with the fields that they feed; unused ones are collapsed. */
export function PropertyTable({ properties }: Pick<NotionDatabaseAnswer, 'properties'>) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const [showsAll, setShowsAll] = useState(false)
  const unused = properties.filter(({ field }) => field === null)
  const shown = showsAll ? properties : properties.filter(({ field }) => field !== null)
  return (
    <div>
      <SmallTable title={t(words.properties)} heads={[t(words.property), t(words.type), t(words.feeds)]}>
        {shown.map(({ name, type, field }) => (
          <tr key={name}>
            <th scope="row" className={cellClass}>
              {name}
            </th>
            <td className={cellClass}>
              <code className="text-[0.75rem]">{type}</code>
            </td>
            <td className={`${cellClass} ${field === null ? 'text-ink-quiet' : ''}`}>
              {field === null ? t(words.unused) : fieldName(field)}
            </td>
          </tr>
        ))}
      </SmallTable>
      {unused.length > 0 && !showsAll && (
        <Button size="compact" variant="quiet" className="-ml-3" onClick={() => setShowsAll(true)}>
          {t(words.unusedCount)(unused.length)}
        </Button>
      )}
    </div>
  )
}

/** Returns a field's label; an unknown one (a column of the pricebook) keeps its name. */
export function useFieldName(): (field: string) => string {
  const t = useTranslate()
  return (field) => {
    const known = changeFieldSchema.options.find((name) => name === field)
    return known ? t(recordFieldWords[known]) : field
  }
}

export function useFieldOwnerLabels(): typeof ownerWords {
  return useSourceWords(ownerWords, fileOwnerWords)
}
