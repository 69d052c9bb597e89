import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { quoteQuantityMax } from '#contract/sales/offerings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { clampQuantity } from '../../storage/quote-basket.ts'
import { listWords } from './list.words.ts'

interface QuantityFieldProps {
  /** The product's name. */
  name: string
  value: number
  /** The product's minimum order. */
  least?: number
  onChange: (quantity: number) => void
}

const stepClass =
  'grid min-h-11 place-items-center border border-edge bg-raised hover:border-ink focus-visible:z-1 aria-disabled:cursor-default aria-disabled:bg-sunken aria-disabled:text-edge'

/** Renders a quantity input with plus and minus buttons. A typed value is clamped on blur. */
export function QuantityField({ name, value, least = 1, onChange }: QuantityFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string>()
  function type(text: string) {
    setTyped(text)
    const quantity = Number(text)
    if (/^\d+$/.test(text) && quantity === clampQuantity(quantity, least)) onChange(quantity)
  }
  function leave() {
    if (typed !== undefined && /^\d+$/.test(typed)) onChange(clampQuantity(Number(typed), least))
    setTyped(undefined)
  }
  function step(by: number) {
    setTyped(undefined)
    onChange(clampQuantity(value + by, least))
  }
  return (
    <div className="quantity grid [grid-area:quantity] grid-cols-[2.75rem_5.5rem_2.75rem] self-start justify-self-start">
      <button
        className={`rounded-l-control ${stepClass}`}
        type="button"
        aria-label={t(listWords.fewer)(name)}
        aria-disabled={value <= least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        className="control min-h-11 -mx-px rounded-none text-center focus-visible:z-1"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t(listWords.quantityOf)(name)}
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value.normalize('NFKC').trim())}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
        onBlur={leave}
      />
      <button
        className={`rounded-r-control ${stepClass}`}
        type="button"
        aria-label={t(listWords.more)(name)}
        aria-disabled={value >= quoteQuantityMax}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
