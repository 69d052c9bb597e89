import '../../ui/icon-button.css'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { draftWords as words } from './draft.words.ts'
import type { LineValues } from './draft-values.ts'
import { LineRow } from './LineRow.tsx'
import { lineColumnsClass, lineLabelClass } from './LineStock.tsx'
import { leftForLines } from './line-stock.ts'
import type { LineProducts } from './useLineProducts.ts'
import { useLines } from './useLines.ts'

/** Any form with lines: a quotation's draft or an order. */
interface LinesForm {
  values: { lines: LineValues[]; currency: CurrencyCode }
  set: (name: 'lines', lines: LineValues[]) => void
  errorOf: (path: string) => string | undefined
}

interface LinesFieldProps {
  form: LinesForm
  rate: number
  language: QuoteDetail['language']
  /** Products of the lines, on screens that show stock, cost and margin. */
  products?: LineProducts
}

const noProducts: LineProducts = new Map()

/** Edits the lines in a table, or as cards on phones. Works entirely by keyboard. */
export function LinesField({ form, rate, language, products = noProducts }: LinesFieldProps) {
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const { lines, currency } = form.values
  const actions = useLines({ lines, onChange: (next) => form.set('lines', next), list })
  const errorAt = (index: number, field: string) => form.errorOf(`lines.${index}.${field}`)
  const left = leftForLines(lines, products)
  const isFull = lines.length >= quoteLinesMax
  return (
    <section>
      <h2 className="text-body font-semibold">{t(words.lines)}</h2>
      <p
        className={`hidden border-b border-ink pt-2 pb-1 @min-[59rem]:grid ${lineColumnsClass} ${lineLabelClass}`}
        aria-hidden="true"
      >
        <span>{t(words.product)}</span>
        <span>{t(words.quantity)}</span>
        <span>{t(words.period)}</span>
        <span>{t(words.unitPrice)}</span>
        <span>{t(words.discount)}</span>
        <span className="text-right">{t(words.netPrice)}</span>
        <span className="text-right">{t(words.total)}</span>
      </p>
      <ol ref={list}>
        {lines.map((line, index) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
            key={index}
            line={line}
            index={index}
            count={lines.length}
            currency={currency}
            rate={rate}
            language={language}
            actions={actions}
            product={line.productId === null ? undefined : products.get(line.productId)}
            left={left[index] ?? null}
            nameError={errorAt(index, 'name') ?? errorAt(index, 'productId')}
            quantityError={errorAt(index, 'quantity')}
            priceError={errorAt(index, 'unitPriceHkd')}
            discountError={errorAt(index, 'discount')}
            connectivityError={errorAt(index, 'connectivityFeeHkd')}
            noteError={errorAt(index, 'note')}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="compact" disabled={isFull} onClick={() => actions.insert(lines.length)}>
          <Plus aria-hidden="true" className="size-4" />
          {t(words.addLine)}
        </Button>
        {form.errorOf('lines') && <FieldError id={undefined}>{form.errorOf('lines') ?? ''}</FieldError>}
        <p className="field-hint">{isFull ? t(words.full)(quoteLinesMax) : t(words.keys)}</p>
      </div>
    </section>
  )
}
