import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, memo, useId, useState } from 'react'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { type PricePeriod, pricePeriods } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { lengths } from '#contract/requests/visitors.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { ConnectivityNote } from '../ConnectivityNote.tsx'
import { ProductInput } from '../ProductInput.tsx'
import { paidWords, draftWords as words } from './draft.words.ts'
import {
  amountsOf,
  catalogueUnitPrice,
  type LineValues,
  overriddenPrice,
  shortfallOf,
  withName,
  withProduct,
  withQuantity,
} from './draft-values.ts'
import { LineStock, lineColumnsClass, lineFactsClass, lineLabelClass, lineWarningClass } from './LineStock.tsx'
import { piecesOf } from './line-stock.ts'
import type { LineActions } from './useLines.ts'

export interface LineRowProps {
  line: LineValues
  index: number
  count: number
  currency: CurrencyCode
  rate: number
  /** The buyer's language, in which they read the typed name. */
  language: QuoteDetail['language']
  actions: LineActions
  /** Current product and its remaining stock, on screens that show stock. */
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

const lineControlClass = 'w-full px-2 aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--danger)]'
const fieldClass = 'grid min-w-0 content-start @min-[59rem]:relative'
const cellLabelClass = `${lineLabelClass} @min-[59rem]:sr-only`
const amountClass =
  'grid content-start wrap-anywhere @min-[59rem]:relative @min-[59rem]:row-[1/3] @min-[59rem]:pt-[0.4rem] @min-[59rem]:text-right'

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
    <li
      className={`draft-line mt-3 grid grid-cols-2 gap-3 rounded-panel border border-hairline bg-raised p-4 @min-[36rem]:grid-cols-4 @min-[59rem]:mt-0 @min-[59rem]:grid-rows-[auto_1fr] @min-[59rem]:rounded-none @min-[59rem]:border-x-0 @min-[59rem]:border-t-0 @min-[59rem]:bg-transparent @min-[59rem]:px-0 @min-[59rem]:py-2 ${lineColumnsClass}`}
      aria-label={t(words.line)(place)}
    >
      <div className="-order-2 col-span-full min-w-0 @min-[59rem]:col-auto">
        <ProductInput
          name="name"
          className={lineControlClass}
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
      <FigureField
        {...figure('quantity', props.quantityError)}
        onChange={({ target }) => actions.set(index, withQuantity(line, target.value, product))}
      />
      <label className={fieldClass}>
        <span className={cellLabelClass}>{t(words.period)}</span>
        <select
          name="period"
          className={`control ${lineControlClass}`}
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
      {/* below the name visually, but after the figures in tab order: quantity follows product */}
      <div className="-order-1 -mt-2.5 col-span-full min-w-0 @min-[59rem]:col-[1/6] @min-[59rem]:row-2 @min-[59rem]:-mt-1.5">
        <LineFacts
          line={line}
          index={index}
          product={product}
          left={left}
          error={props.noteError}
          connectivity={figure('connectivityFeeHkd', props.connectivityError)}
          onNote={(note) => set({ note })}
          onPrice={(price) => set({ unitPriceHkd: String(price) })}
        />
      </div>
      <p className={`${amountClass} @min-[59rem]:col-6`}>
        <span className={cellLabelClass}>{t(words.netPrice)}</span>
        {amounts ? exactMoney(amounts.unitPrice, currency) : '—'}
        <ConnectivityNote amount={amounts?.connectivityFee ?? null} currency={currency} />
      </p>
      <p className={`${amountClass} font-semibold @min-[59rem]:col-7`}>
        <span className={cellLabelClass}>{t(words.total)}</span>
        {amounts ? exactMoney(amounts.total, currency) : '—'}
        <ConnectivityNote amount={amounts ? lineTotals(amounts).connectivity : null} currency={currency} />
      </p>
      <div className="col-span-full flex min-w-0 justify-end @min-[36rem]:col-[3/-1] @min-[59rem]:col-8 @min-[59rem]:row-1">
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
  /** Class of the label, which is hidden below the table's head. */
  labelClass?: string
  error: string | undefined
}

function FigureField({ label, labelClass = cellLabelClass, error, ...input }: FigureProps) {
  const id = useId()
  return (
    <label className={fieldClass}>
      <span className={labelClass}>{label}</span>
      <input
        {...input}
        className={`control @min-[59rem]:text-right ${lineControlClass}`}
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
  onPrice: (unitPriceHkd: number) => void
}

/** Shows the product's price notes, minimum price warning, connectivity and note below the name. */
function LineFacts({ line, index, product, left, error, connectivity, onNote, onPrice }: LineFactsProps) {
  const t = useTranslate()
  const errorId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isConnected, setConnected] = useState(false)
  const { sku, productId, listPrice, minSellingPrice, available, name, note } = line
  const shortfall = shortfallOf(line)
  const overridden = product && overriddenPrice(line, product)
  const minimum = product?.minimumOrder ?? null
  const ofOne = product ? catalogueUnitPrice(product, '1') : null
  const ofAll = product ? catalogueUnitPrice(product, line.quantity) : null
  const isOfVolume = ofOne !== null && ofOne !== ofAll && ofAll === listPrice
  const facts = [
    sku,
    productId === null && name !== '' && t(words.notListed),
    listPrice !== null &&
      (isOfVolume ? t(words.volume)(exactMoney(listPrice), exactMoney(ofOne)) : t(words.list)(exactMoney(listPrice))),
    minSellingPrice !== null && t(words.least)(exactMoney(minSellingPrice)),
    !product && available !== null && t(words.available)(available.toLocaleString('en-HK')),
  ].filter(Boolean)
  const hasNote = isOpen || note !== ''
  const hasConnectivity = isConnected || connectivity.value !== ''
  return (
    <>
      <p className={`flex flex-wrap gap-x-2 ${lineFactsClass}`}>
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
      {overridden !== undefined && (
        <p className={`flex flex-wrap gap-x-2 ${lineFactsClass}`}>
          {t(words.overridden)(exactMoney(overridden), piecesOf(line))}
          <button type="button" className="link" onClick={() => onPrice(overridden)}>
            {t(words.useListed)}
          </button>
        </p>
      )}
      {minimum !== null && piecesOf(line) < minimum && (
        <p className={lineWarningClass}>{t(words.belowMinimumOrder)(minimum)}</p>
      )}
      {shortfall > 0 && <p className={lineWarningClass}>{t(words.below)(exactMoney(shortfall))}</p>}
      {hasConnectivity && (
        <div className="mt-1 max-w-48">
          <FigureField
            {...connectivity}
            labelClass={lineLabelClass}
            placeholder={t(words.noConnectivity)}
            autoFocus={isConnected && connectivity.value === ''}
            onChange={(event) => {
              setConnected(true) // stays while the field is emptied to type another fee
              connectivity.onChange?.(event)
            }}
          />
        </div>
      )}
      {hasNote && (
        <input
          name="note"
          className={`control mt-1 max-w-120 text-fine ${lineControlClass}`}
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

/**
 * Handles keys: Enter adds a line below unless it picks a suggestion, arrows move between lines, Alt and arrows move
 * the line.
 */
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
