import { RotateCcw, Trash2 } from 'lucide-react'
import { lineName, reasonText } from '#content/builder/line-texts.ts'
import type { BillLine } from '#contract/builder/bill.ts'
import { lineTotals, listLine } from '#contract/catalogue/prices.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { quoteQuantityMax } from '#contract/sales/offerings.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { periodWords, productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { NumberNote } from '../../ui/fields/NumberField.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useBoundedNumber } from '../../ui/fields/useBoundedNumber.ts'
import { nameOf, Picture, useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'
import type { System } from './useSystem.ts'

interface BillEntryProps {
  line: BillLine
  system: System
}

export function BillEntry({ line, system }: BillEntryProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { product, reason, kind } = line
  const isPlan = kind === 'plan'
  const name = product ? nameOf(product, language) : { text: lineName(line, language), lang: undefined }
  const Heading = isPlan ? 'h4' : 'h3'
  const columns = isPlan
    ? 'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto_8.5rem]'
    : 'grid-cols-[4.5rem_minmax(0,1fr)] sm:grid-cols-[6rem_minmax(0,1fr)_auto_8.5rem]'
  return (
    <li className={`builder-line grid gap-x-4 gap-y-2 border-t border-hairline ${columns} ${isPlan ? 'py-3' : 'py-4'}`}>
      {!isPlan && <Plate line={line} />}
      <div className="min-w-0">
        <Heading className="builder-name leading-[1.35] font-semibold" lang={name.lang}>
          {product ? (
            <LocalLink to={paths.product(product.slug)} className="hover:text-signal">
              {name.text}
            </LocalLink>
          ) : (
            name.text
          )}
        </Heading>
        <p className="measure mt-1 text-fine text-ink-quiet">{reasonText(reason, language)}</p>
        {product && !product.inStock && (
          <p className="mt-1 border-l-2 border-l-caution pl-2.5 text-fine">{t(builderWords.outOfStock)}</p>
        )}
        <Swap line={line} system={system} name={name.text} />
      </div>
      {/* side by side on phones */}
      <div
        className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:contents ${isPlan ? '' : 'max-sm:col-2'}`}
      >
        <Quantity line={line} system={system} name={name.text} />
        <div className="text-right">
          <Amount line={line} />
        </div>
      </div>
    </li>
  )
}

/** Renders the quantity with the buttons that remove and reset the line. */
function Quantity({ line, system, name }: BillEntryProps & { name: string }) {
  const t = useTranslate()
  const { quantity, suggested, range, key, isEdited } = line
  const { slug } = system.input.edits[key] ?? {}
  const { input, note } = useBoundedNumber({
    bounds: { low: 0, high: quoteQuantityMax },
    value: quantity,
    // The calculated quantity is not stored as an edit.
    onCommit: (number) =>
      system.edit(key, { ...(slug && { slug }), ...(number !== suggested && { quantity: number }) }),
  })
  return (
    <div className="max-w-40">
      <div className="flex items-center gap-1">
        <DraftInput {...input} aria-label={t(builderWords.quantityOf)(name)} className="w-20 text-right" />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(builderWords.removeOf)(name)}
          title={t(builderWords.remove)}
          onClick={() => system.edit(key, { ...system.input.edits[key], quantity: 0 })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
        {isEdited && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(builderWords.resetOf)(name)}
            title={t(builderWords.resetLine)}
            onClick={() => system.edit(key)}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      {range.low !== range.high && (
        <p className="mt-1 text-fine text-ink-quiet">
          {t(builderWords.rangeOf)(numberText(range.low), numberText(range.high))}
        </p>
      )}
      <NumberNote>{note}</NumberNote>
    </div>
  )
}

function Plate({ line: { product, kind } }: { line: BillLine }) {
  if (product) return <Picture product={product} className="self-start" />
  return (
    <div className="plate self-start">
      {kind === 'gateway' && <DeviceDrawing kind="gateway" />}
      {kind === 'installation' && <DeviceDrawing kind="system" />}
    </div>
  )
}

function Amount({ line: { price, quantity } }: { line: BillLine }) {
  const t = useTranslate()
  const { convert, write } = useMoney()
  const { total, connectivity } = lineTotals(listLine(price, quantity, convert))
  return (
    <>
      <p className="font-semibold">
        {total === null ? t(productsWords.priceOnRequest) : write(total) + t(periodWords[price.period])}
      </p>
      {price.listPrice !== null && quantity > 1 && (
        <p className="text-fine text-ink-quiet">
          {numberText(quantity)} × {write(convert(price.listPrice))}
        </p>
      )}
      {connectivity !== null && (
        <p className="text-fine text-ink-quiet">
          + {t(builderWords.connectivity)} {write(connectivity)}
          {t(periodWords.year)}
        </p>
      )}
    </>
  )
}

/** Offers an alternative product, if there is one. */
function Swap({ line, system, name }: BillEntryProps & { name: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  const { alternatives, product, key } = line
  if (alternatives.length < 2 || !product) return null
  function choiceText(alternative: (typeof alternatives)[number]): string {
    const { msrp, period } = alternative.price
    const amount = msrp === null ? t(productsWords.priceOnRequest) : format(msrp) + t(periodWords[period])
    return `${nameOf(alternative, language).text} · ${amount}`
  }
  return (
    <Select
      label={t(builderWords.swap)(name)}
      hideLabel
      className="mt-2 max-w-sm"
      value={product.slug}
      onChange={(slug) => {
        const { quantity } = system.input.edits[key] ?? {}
        const isFirst = slug === alternatives[0]?.slug
        system.edit(key, { ...(quantity !== undefined && { quantity }), ...(!isFirst && { slug }) })
      }}
    >
      {alternatives.map((alternative) => (
        <option key={alternative.slug} value={alternative.slug}>
          {choiceText(alternative)}
        </option>
      ))}
    </Select>
  )
}
