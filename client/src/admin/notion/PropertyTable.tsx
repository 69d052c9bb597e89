import { useState } from 'react'
import { changeFieldSchema } from '#contract/catalogue/product-edits.ts'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { recordFieldWords } from '../words/record-fields.words.ts'
import { notionWords as words } from './notion.words.ts'

/** The database's properties, each with the field that it feeds; those that feed none only on request. */
export function PropertyTable({ properties }: Pick<NotionDatabaseAnswer, 'properties'>) {
  const t = useTranslate()
  const fieldName = useFieldName()
  const [showsAll, setShowsAll] = useState(false)
  const unused = properties.filter(({ field }) => field === null)
  const shown = showsAll ? properties : properties.filter(({ field }) => field !== null)
  return (
    <div>
      <table className="notion-grid">
        <caption>{t(words.properties)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(words.property)}</th>
            <th scope="col">{t(words.type)}</th>
            <th scope="col">{t(words.feeds)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, type, field }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{type}</code>
              </td>
              <td className={field === null ? 'text-ink-quiet' : undefined}>
                {field === null ? t(words.unused) : fieldName(field)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unused.length > 0 && !showsAll && (
        <Button size="compact" variant="quiet" className="-ml-3" onClick={() => setShowsAll(true)}>
          {t(words.unusedCount)(unused.length)}
        </Button>
      )}
    </div>
  )
}

/** What we call a field; one that we do not know is called as it is (a column of the pricebook). */
export function useFieldName(): (field: string) => string {
  const t = useTranslate()
  return (field) => {
    const known = changeFieldSchema.options.find((name) => name === field)
    return known ? t(recordFieldWords[known]) : field
  }
}
