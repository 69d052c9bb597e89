import type { BulkAction } from '#contract/catalogue/product-edits.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { langOf } from '../../../i18n/useLocalizedText.ts'
import { useFormats } from '../../i18n/formats.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { outcomeOf } from './bulk.rules.ts'
import { bulkWords as words } from './bulk.words.ts'

const shown = 5

interface BulkPreviewProps {
  rows: StaffProduct[]
  action: BulkAction
  count: number
}

const cellClass = 'py-1.5 pr-3 text-start align-top font-normal wrap-anywhere'
const bodyCellClass = `${cellClass} border-t border-hairline`

export function BulkPreview({ rows, action, count }: BulkPreviewProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const wordsFor = useValueWords(action)
  const first = rows.filter((row) => outcomeOf(row, action) !== undefined).slice(0, shown)
  if (count === 0) return <p role="status">{t(words.none)}</p>
  return (
    <div>
      <table className="w-full text-fine">
        <caption className="sr-only">{t(words.preview)}</caption>
        <thead>
          <tr>
            {[productsScreenWords.product, words.before, words.after].map((head) => (
              <th key={head.en} scope="col" className={`${cellClass} text-ink-quiet`}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((row) => {
            const name = nameIn(row, language)
            return (
              <tr key={row.id}>
                <th scope="row" lang={langOf(name, language)} className={bodyCellClass}>
                  {name}
                </th>
                <td className={`${bodyCellClass} min-w-22 text-ink-quiet`}>{wordsFor(presentOf(row, action))}</td>
                <td className={`${bodyCellClass} min-w-22`}>{wordsFor(outcomeOf(row, action) ?? null)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status" className="mt-2 text-fine text-ink-quiet">
        {count > shown && `${t(words.more)(number(count - shown))} · `}
        {t(words.sum)(number(count), number(rows.length - count))}
      </p>
    </div>
  )
}

function presentOf(row: StaffProduct, { action }: BulkAction): number | string | boolean | null {
  if (action === 'price') return row.msrp
  if (action === 'stock') return row.stockQuantity
  return action === 'category' ? row.category : row.isRetired
}

function useValueWords({ action }: BulkAction): (value: number | string | boolean | null) => string {
  const t = useTranslate()
  const { money, number } = useFormats()
  return (value) => {
    if (value === null) return t(productsScreenWords.onRequest)
    if (typeof value === 'number') return action === 'price' ? money(value) : number(value)
    const category = categories.find((known) => known === value)
    if (category) return t(categoryLabels[category])
    return t(value ? productsScreenWords.retired : productsScreenWords.listed)
  }
}
