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
import { Select } from '../../ui/fields/Select.tsx'
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
  const { product, quantity, range, reason, key } = line
  const name = product ? nameOf(product, language) : { text: lineName(line, language), lang: undefined }
  return (
    <li className="builder-line grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-hairline py-4 sm:grid-cols-[6rem_minmax(0,1fr)_7rem_8.5rem]">
      <Plate line={line} />
      <div className="min-w-0">
        <h3 className="leading-[1.35] font-semibold" lang={name.lang}>
          {product ? (
            <LocalLink to={paths.product(product.slug)} className="hover:text-signal">
              {name.text}
            </LocalLink>
          ) : (
            name.text
          )}
        </h3>
        <p className="measure mt-1 text-fine text-ink-quiet">{reasonText(reason, language)}</p>
        {product && !product.inStock && (
          <p className="mt-1 border-l-2 border-l-caution pl-2.5 text-fine">{t(builderWords.outOfStock)}</p>
        )}
        <Swap line={line} system={system} name={name.text} />
      </div>
      {/* side by side on phones */}
      <div className="flex items-start justify-between gap-4 max-sm:col-2 sm:contents">
        <div className="w-28 sm:w-auto">
          <DraftInput
            type="number"
            inputMode="numeric"
            min={0}
            max={quoteQuantityMax}
            aria-label={t(builderWords.quantityOf)(name.text)}
            value={String(quantity)}
            onCommit={(text) => commitQuantity(text, line, system)}
            className="w-full text-right"
          />
          {range.low !== range.high && (
            <p className="mt-1 text-fine text-ink-quiet">
              {t(builderWords.rangeOf)(numberText(range.low), numberText(range.high))}
            </p>
          )}
        </div>
        <div className="text-right">
          <Amount line={line} />
          <div className="mt-1 flex justify-end gap-1">
            {line.isEdited && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={t(builderWords.resetOf)(name.text)}
                title={t(builderWords.resetLine)}
                onClick={() => system.edit(key)}
              >
                <RotateCcw aria-hidden="true" className="size-4" />
              </Button>
            )}
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(builderWords.removeOf)(name.text)}
              title={t(builderWords.remove)}
              onClick={() => system.edit(key, { ...system.input.edits[key], quantity: 0 })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
        </div>
      </div>
    </li>
  )
}

/**
 * Commits a quantity, clamped to what a quotation takes; other text is ignored. The calculated quantity is not stored
 * as an edit.
 */
function commitQuantity(text: string, line: BillLine, system: System): void {
  const number = Number(text)
  if (text === '' || Number.isNaN(number)) return
  const quantity = Math.min(quoteQuantityMax, Math.max(0, Math.round(number)))
  const { slug } = system.input.edits[line.key] ?? {}
  system.edit(line.key, { ...(slug && { slug }), ...(quantity !== line.suggested && { quantity }) })
}

function Plate({ line: { product, kind, need } }: { line: BillLine }) {
  if (product) return <Picture product={product} className="self-start" />
  return (
    <div className="plate self-start">
      {kind === 'plan' && need && <DeviceDrawing kind="dashboard" />}
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
