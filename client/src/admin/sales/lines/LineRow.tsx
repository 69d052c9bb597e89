import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, memo, useId, useState } from 'react'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { type PricePeriod, pricePeriods } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { lengths } from '#contract/requests/visitors.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { salesMoney } from '../../../sales-money.ts'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { ConnectivityNote } from '../ConnectivityNote.tsx'
import { ProductInput } from '../ProductInput.tsx'
import { paidWords, draftWords as words } from './draft.words.ts'
import { amountsOf, type LineValues, shortfallOf, withName, withProduct } from './draft-values.ts'
import { LineStock } from './LineStock.tsx'
import type { LineActions } from './useLines.ts'

export interface LineRowProps {
  line: LineValues
  index: number
  count: number
  currency: CurrencyCode
  rate: number
  /** The buyer's: what is typed as its name is what they read. */
  language: QuoteDetail['language']
  actions: LineActions
  /** What it is of, as it is now, and what of its stock is left for this line; where that is shown. */
  product: StaffProduct | undefined
  left: number | null
  nameError: string | undefined
  quantityError: string | undefined
  priceError: string | undefined
  discountError: string | undefined
  connectivityError: string | undefined
  noteError: string | undefined
}

const figureWords = {
  quantity: words.quantity,
  unitPriceHkd: words.unitPrice,
  discount: words.discount,
  connectivityFeeHkd: words.connectivityFee,
}
type Figure = 'quantity' | 'unitPriceHkd' | 'discount' | 'connectivityFeeHkd'

/** One line of the quotation while it is written. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, count, currency, rate, language, actions, product, left } = props
  const t = useTranslate()
  const nameErrorId = useId()
  const amounts = amountsOf(line, rate)
  const place = index + 1
  const set = (change: Partial<LineValues>) => actions.set(index, { ...line, ...change })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => followKey(event, index, actions)
  const figure = (name: Figure, error: string | undefined): FigureProps => ({
    name,
    label: t(figureWords[name]),
    value: line[name],
    error,
    onKeyDown,
    onChange: ({ target }) => set({ [name]: target.value }),
  })
  return (
    <li className="draft-line" aria-label={t(words.line)(place)}>
      <div className="draft-line-name">
        <ProductInput
          name="name"
          aria-label={t(words.product)}
          aria-invalid={props.nameError !== undefined}
          aria-describedby={props.nameError && nameErrorId}
          placeholder={t(words.productHint)}
          value={nameIn(line, language)}
          onType={(name) => actions.set(index, withName(line, name, language))}
          onPick={(product) => actions.set(index, withProduct(line, product))}
          onKeyDown={onKeyDown}
        />
        {props.nameError && <FieldError id={nameErrorId}>{props.nameError}</FieldError>}
      </div>
      <FigureField {...figure('quantity', props.quantityError)} />
      <label className="draft-field">
        <span>{t(words.period)}</span>
        <select
          name="period"
          className="control"
          value={line.period}
          onChange={({ target }) => set({ period: pricePeriods.find((known) => known === target.value) ?? 'once' })}
        >
          {pricePeriods.map((period: PricePeriod) => (
            <option key={period} value={period}>
              {t(paidWords[period])}
            </option>
          ))}
        </select>
      </label>
      <FigureField {...figure('unitPriceHkd', props.priceError)} />
      <FigureField {...figure('discount', props.discountError)} />
      {/* Seen under the name, reached after the figures: from a product one goes on to how many. */}
      <div className="draft-line-facts">
        <LineFacts
          line={line}
          index={index}
          product={product}
          left={left}
          error={props.noteError}
          connectivity={figure('connectivityFeeHkd', props.connectivityError)}
          onNote={(note) => set({ note })}
        />
      </div>
      <p className="draft-amount">
        <span>{t(words.netPrice)}</span>
        {amounts ? salesMoney(amounts.unitPrice, currency) : '—'}
        <ConnectivityNote
          amount={amounts?.connectivityFee ?? null}
          currency={currency}
          className="draft-connectivity"
        />
      </p>
      <p className="draft-amount is-total">
        <span>{t(words.total)}</span>
        {amounts ? salesMoney(amounts.total, currency) : '—'}
        <ConnectivityNote
          amount={amounts ? lineTotals(amounts).connectivity : null}
          currency={currency}
          className="draft-connectivity"
        />
      </p>
      <div className="draft-line-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={t(words.up)(place)}
          disabled={index === 0}
          onClick={() => actions.move(index, -1)}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t(words.down)(place)}
          disabled={place === count}
          onClick={() => actions.move(index, 1)}
        >
          <ArrowDown aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t(words.remove)(place)}
          onClick={() => actions.remove(index)}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </li>
  )
})

interface FigureProps extends ComponentProps<'input'> {
  label: string
  error: string | undefined
}

function FigureField({ label, error, ...input }: FigureProps) {
  const id = useId()
  return (
    <label className="draft-field">
      <span>{label}</span>
      <input
        {...input}
        className="control"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error && id}
        onFocus={({ target }) => target.select()}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </label>
  )
}

interface LineFactsProps {
  line: LineValues
  index: number
  product: StaffProduct | undefined
  left: number | null
  error: string | undefined
  connectivity: FigureProps
  onNote: (note: string) => void
}

/** Under the name: what the catalogue says of it, whether the price is too low, its connection, and the note. */
function LineFacts({ line, index, product, left, error, connectivity, onNote }: LineFactsProps) {
  const t = useTranslate()
  const errorId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isConnected, setConnected] = useState(false)
  const { sku, productId, listPrice, minSellingPrice, available, name, note } = line
  const shortfall = shortfallOf(line)
  const facts = [
    sku,
    productId === null && name !== '' && t(words.notListed),
    listPrice !== null && t(words.list)(salesMoney(listPrice)),
    minSellingPrice !== null && t(words.least)(salesMoney(minSellingPrice)),
    !product && available !== null && t(words.available)(available.toLocaleString('en-HK')),
  ].filter(Boolean)
  const hasNote = isOpen || note !== ''
  const hasConnectivity = isConnected || connectivity.value !== ''
  return (
    <>
      <p className="draft-facts flex flex-wrap gap-x-2">
        {facts.join(' · ')}
        {!hasConnectivity && name !== '' && (
          <button type="button" className="link" onClick={() => setConnected(true)}>
            {t(words.addConnectivity)}
          </button>
        )}
        {!hasNote && name !== '' && (
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {t(words.addNote)}
          </button>
        )}
      </p>
      {product && <LineStock line={line} product={product} left={left} />}
      {shortfall > 0 && <p className="draft-below">{t(words.below)(salesMoney(shortfall))}</p>}
      {hasConnectivity && (
        <div className="draft-connection">
          <FigureField
            {...connectivity}
            placeholder={t(words.noConnectivity)}
            autoFocus={isConnected && connectivity.value === ''}
            onChange={(event) => {
              setConnected(true) // emptied to type another, it stays
              connectivity.onChange?.(event)
            }}
          />
        </div>
      )}
      {hasNote && (
        <input
          name="note"
          className="control draft-note"
          aria-label={`${t(words.note)}, ${t(words.line)(index + 1)}`}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          placeholder={t(words.note)}
          // biome-ignore lint/a11y/noAutofocus: its own button has just been pressed
          autoFocus={isOpen && note === ''}
          maxLength={lengths.note}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

/** Enter opens a line below, unless it picks a suggestion; arrows go from line to line, with Alt they take the line along. */
function followKey(event: KeyboardEvent<HTMLInputElement>, index: number, actions: LineActions): void {
  const { key, altKey, currentTarget, nativeEvent } = event
  if (nativeEvent.isComposing) return
  const { name } = currentTarget
  const by = { ArrowUp: -1, ArrowDown: 1 }[key]
  const isChoosing = currentTarget.getAttribute('aria-expanded') === 'true'
  if (key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant')) {
    event.preventDefault()
    actions.insert(index + 1)
  } else if (by && altKey) {
    event.preventDefault()
    actions.move(index, by === 1 ? 1 : -1, name)
  } else if (by && !isChoosing) {
    event.preventDefault()
    actions.focus(index + by, name)
  }
}
