import { MessageSquarePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ListPrice, lineTotals, listLine } from '#contract/catalogue/prices.ts'
import { lengths } from '#contract/requests/visitor-values.ts'
import { gatewayAddress, isOfferingAddress } from '#contract/sales/offerings.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { FormerPrice, OfferEnd } from '../../offers/index.ts'
import { paths } from '../../paths.ts'
import { type BasketLine, changeLine, storedName } from '../../storage/quote-basket.ts'
import { Button } from '../../ui/Button.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Picture, useMoney } from '../catalogue/index.ts'
import { ConnectivityFee, pageOfLine } from './line-parts.tsx'
import { listWords } from './list.words.ts'
import { QuantityField } from './QuantityField.tsx'
import type { ListedLine } from './useBasketLines.ts'

interface LineEntryProps {
  listed: ListedLine
  onRemove: () => void
}

/** Columns of the lines and of their headings. */
export const columnsClass = 'lg:grid-cols-[7rem_minmax(0,1fr)_9rem_11rem_9rem_2.75rem] lg:gap-x-6'
const wholeClass =
  "grid-rows-[auto_1fr_auto] [grid-template-areas:'picture_identity_identity_remove'_'picture_unit_unit_unit'_'quantity_quantity_total_total'] lg:grid-rows-[auto] lg:[grid-template-areas:'picture_identity_unit_quantity_total_remove']"
const goneClass =
  "grid-rows-[auto] [grid-template-areas:'picture_identity_identity_remove'] lg:[grid-template-areas:'picture_identity_identity_identity_identity_remove']"

export function LineEntry({ listed, onRemove }: LineEntryProps) {
  const t = useTranslate()
  const { line, product, offering, price, name } = listed
  const isGone = price === null
  const sku = (product ?? offering)?.sku
  return (
    <li
      className={`quote-line grid grid-cols-[5.5rem_5.5rem_minmax(0,1fr)_2.75rem] gap-x-4 gap-y-2 border-t border-hairline py-5 wrap-anywhere ${columnsClass} ${isGone ? goneClass : wholeClass}`}
    >
      <div className="[grid-area:picture]">
        {product ? <Picture product={product} /> : <OfferingPlate offering={offering} />}
      </div>
      <div className="[grid-area:identity] min-w-0">
        <h3
          className={`text-body leading-[1.35] font-semibold ${isGone ? 'text-ink-quiet line-through' : ''}`}
          lang={name.lang}
        >
          {isGone ? (
            name.text
          ) : (
            <LocalLink className="hover:text-signal" to={pageOfLine(product?.slug ?? line.slug)}>
              {name.text}
            </LocalLink>
          )}
        </h3>
        {sku && (
          <p className="text-ink-quiet text-fine">
            {t(listWords.sku)} {sku}
          </p>
        )}
        <Remarks listed={listed} />
        {!isGone && <LineNote line={line} name={name.text} />}
      </div>
      {!isGone && (
        <>
          <UnitPrice price={price} former={product?.price.promotion?.msrp} />
          <QuantityField
            name={name.text}
            value={line.quantity}
            least={product?.minimumOrder ?? 1}
            onChange={(quantity) => changeLine(line.slug, { quantity })}
          />
          <LineTotal price={price} quantity={line.quantity} />
        </>
      )}
      <Button
        variant="quiet"
        size="icon"
        className="self-start [grid-area:remove]"
        aria-label={t(listWords.removeLine)(name.text)}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  )
}

/** Draws what a plan monitors; services have no drawing. */
function OfferingPlate({ offering }: Pick<ListedLine, 'offering'>) {
  const need = offering?.plan?.need
  return (
    <div className="plate">
      {need && <DeviceDrawing kind={need} />}
      {offering?.address === gatewayAddress && <DeviceDrawing kind="gateway" />}
    </div>
  )
}

function Remarks({ listed: { line, product, offering, price, isCovered } }: { listed: ListedLine }) {
  const t = useTranslate()
  const { format } = useMoney()
  if (price === undefined) return null
  if (price === null) {
    const isOffering = isOfferingAddress(line.slug)
    return (
      <Remark>
        {t(isOffering ? listWords.goneOffering : listWords.gone)}{' '}
        <LocalLink to={isOffering ? paths.contact : paths.products} className="link">
          {t(isOffering ? listWords.askUs : listWords.findAlternative)}
        </LocalLink>
      </Remark>
    )
  }
  const called = product?.name ?? (offering && storedName(offering.name).name)
  const minimum = product?.minimumOrder ?? 1
  const single = product ? product.price.msrp : price.listPrice
  return (
    <>
      {line.quantity < minimum && <Remark>{t(listWords.belowMinimumOrder)(minimum)}</Remark>}
      {product && !product.inStock && <Remark>{t(listWords.outOfStock)}</Remark>}
      {called !== line.name && <Remark>{t(listWords.renamed)(line.name)}</Remark>}
      {product?.price.promotion && (
        <p className="mt-1">
          <OfferEnd until={product.price.promotion.until} />
        </p>
      )}
      {isCovered && <Remark>{t(listWords.covered)}</Remark>}
      {price.listPrice !== single && single !== null && <Remark>{t(listWords.volumePrice)(format(single))}</Remark>}
      {single !== line.listPrice && product?.price.promotion?.msrp !== line.listPrice && (
        <Remark>
          {t(listWords.repriced)(line.listPrice === null ? t(productsWords.priceOnRequest) : format(line.listPrice))}
        </Remark>
      )}
    </>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="quote-remark mt-1 border-l-2 border-l-caution pl-2.5 text-fine">{children}</p>
}

const unitClass = '[grid-area:unit] text-ink-quiet lg:min-h-11 lg:content-center lg:self-start lg:text-right'

/** @param former the list price that a promotion replaces */
function UnitPrice({ price, former }: { price: ListPrice | undefined; former: number | undefined }) {
  const t = useTranslate()
  const { format } = useMoney()
  if (!price) return <Skeleton className={`${unitClass} h-5 w-20`} />
  const { listPrice, period, connectivityFee } = price
  return (
    <div className={unitClass}>
      <p>
        <span className="sr-only">{t(listWords.columnUnit)} </span>
        {former !== undefined && <FormerPrice amount={format(former)} />}
        {listPrice === null ? t(productsWords.priceOnRequest) : format(listPrice) + t(periodWords[period])}
      </p>
      {connectivityFee ? <Connectivity amount={format(connectivityFee)} /> : null}
    </div>
  )
}

const totalClass =
  '[grid-area:total] self-center text-right text-body font-semibold lg:min-h-11 lg:content-center lg:self-start'

function LineTotal({ price, quantity }: { price: ListPrice | undefined; quantity: number }) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  if (!price) return <Skeleton className={`${totalClass} h-5 w-20`} />
  const { total, connectivity } = lineTotals(listLine(price, quantity, convert))
  return (
    <div className={totalClass}>
      <p>
        <span className="sr-only">{t(listWords.columnTotal)} </span>
        {total === null ? '—' : write(total) + t(periodWords[price.period])}
      </p>
      {connectivity !== null && <Connectivity amount={write(connectivity)} />}
    </div>
  )
}

function Connectivity({ amount }: { amount: string }) {
  return (
    <p className="text-ink-quiet text-fine font-normal">
      <ConnectivityFee amount={amount} />
    </p>
  )
}

/** Removes line breaks and control characters, which a note cannot hold. */
function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, ' ')
}

function LineNote({ line, name }: { line: BasketLine; name: string }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(line.note !== '')
  const field = useRef<HTMLInputElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (isOpen && wasOpened.current) field.current?.focus()
  }, [isOpen])
  if (!isOpen && line.note === '') {
    return (
      <Button
        variant="quiet"
        size="compact"
        className="-ml-3"
        aria-label={t(listWords.addNoteTo)(name)}
        onClick={() => {
          wasOpened.current = true
          setOpen(true)
        }}
      >
        <MessageSquarePlus aria-hidden="true" className="size-4" />
        {t(listWords.addNote)}
      </Button>
    )
  }
  return (
    <input
      ref={field}
      className="control w-full max-w-md mt-2"
      aria-label={t(listWords.noteOf)(name)}
      placeholder={t(listWords.notePlaceholder)}
      maxLength={lengths.note}
      value={line.note}
      onChange={({ target }) => changeLine(line.slug, { note: onOneLine(target.value) })}
      onBlur={() => setOpen(line.note !== '')}
    />
  )
}
