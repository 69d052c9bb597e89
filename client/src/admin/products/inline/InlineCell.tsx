import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { numberOf } from '../bulk/bulk.rules.ts'
import { inlineWords as words } from './inline.words.ts'
import { type InlineField, inlineValue, useInlineEdits } from './inline-edits.ts'

interface InlineCellProps {
  product: StaffProduct
  field: InlineField
  children: (value: number | null) => ReactNode
}

/** Renders a figure that can be edited in place; plain text for readers and for retired products. */
export function InlineCell({ product, field, children }: InlineCellProps) {
  const edits = useInlineEdits()
  const held = inlineValue(product, field)
  // The product when editing began: the row itself follows edits by colleagues.
  const [opened, setOpened] = useState<StaffProduct>()
  const [saving, setSaving] = useState<number>()
  const cell = useRef<HTMLSpanElement>(null)
  if (!edits || product.isRetired) return children(held)

  async function save(seen: StaffProduct, value: number) {
    setSaving(value)
    await edits?.save(seen, field, value)
    setSaving(undefined)
  }
  function close(isToReturn: boolean) {
    setOpened(undefined)
    if (isToReturn) requestAnimationFrame(() => cell.current?.querySelector('button')?.focus())
  }
  return (
    <span
      ref={cell}
      className="relative inline-block aria-busy:opacity-60"
      data-inline
      aria-busy={saving !== undefined}
    >
      {opened ? (
        <Open
          product={opened}
          field={field}
          value={saving ?? inlineValue(opened, field)}
          onSave={(value) => save(opened, value)}
          onClose={close}
        />
      ) : (
        <Closed product={product} field={field} value={saving ?? held} onOpen={() => setOpened(product)}>
          {children(saving ?? held)}
        </Closed>
      )}
    </span>
  )
}

interface CellProps extends Omit<InlineCellProps, 'children'> {
  value: number | null
}

function Closed({ product, field, value, onOpen, children }: CellProps & { onOpen: () => void; children: ReactNode }) {
  const t = useTranslate()
  const name = useNameOf(product)
  const { money, number } = useFormats()
  const amount = value === null ? t(productsScreenWords.onRequest) : money(value)
  const label =
    field === 'price'
      ? t(words.editPrice)(name, amount)
      : t(words.editStock)(name, value === null ? '0' : number(value))
  return (
    <button
      type="button"
      className="-mx-2 min-h-11 rounded-control border border-transparent px-2 [text-align:inherit] whitespace-nowrap hover:border-edge hover:bg-raised lg:min-h-7"
      aria-label={label}
      title={t(words.keys)}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}

interface OpenProps extends CellProps {
  onSave: (value: number) => Promise<void>
  /** @param isToReturn whether focus returns to the figure */
  onClose: (isToReturn: boolean) => void
}

function Open({ product, field, value, onSave, onClose }: OpenProps) {
  const t = useTranslate()
  const name = useNameOf(product)
  const [text, setText] = useState(value === null ? '' : String(value))
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  useEffect(() => input.current?.select(), [])

  /** @returns whether the field may lose focus */
  function commit(): boolean {
    const typed = readValue(field, text)
    const isBlank = text.trim() === '' && value === null
    setWrong(typed === undefined && !isBlank)
    if (typed === undefined) return isBlank
    if (typed !== value) void onSave(typed)
    return true
  }
  function leave(isToReturn: boolean) {
    isLeft.current = true
    onClose(isToReturn)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave(true)
    if (event.key === 'Enter' && commit()) leave(true)
    if (event.key === 'Tab') {
      event.preventDefault()
      if (!commit()) return
      openNext(event.currentTarget, event.shiftKey)
      leave(false)
    }
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault()
  }
  const fault = field === 'price' ? words.wrongPrice : words.wrongStock
  return (
    <>
      <input
        ref={input}
        className="control -mx-2 min-h-11 w-30 px-2 text-end aria-invalid:border-danger lg:min-h-7 lg:text-fine"
        aria-label={t(field === 'price' ? words.price : words.stock)(name)}
        aria-invalid={isWrong}
        title={isWrong ? t(fault) : t(words.keys)}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isLeft.current) return
          commit()
          leave(false)
        }}
      />
      {isWrong && (
        <span
          role="alert"
          className="absolute top-[calc(100%+2px)] -right-2 z-4 rounded-control border border-danger bg-raised px-2 py-0.5 text-fine whitespace-nowrap text-danger"
        >
          {t(fault)}
        </span>
      )}
    </>
  )
}

function useNameOf({ name, nameEn }: StaffProduct): string {
  return nameIn({ name, nameEn }, useLanguage())
}

/** Parses an amount in cents precision or a count of pieces; undefined if the contract does not accept it. */
function readValue(field: InlineField, text: string): number | undefined {
  const value = numberOf(text)
  if (value === undefined || value < 0) return undefined
  if (field === 'stock') return Number.isInteger(value) && value <= 1_000_000 ? value : undefined
  return value <= 999_999_999 ? Math.round(value * 100) / 100 : undefined
}

/** Opens the next or previous figure of the table; at the ends, focuses the row's menu. */
function openNext(from: HTMLElement, isBackwards: boolean) {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-inline]')]
  const here = cells.findIndex((cell) => cell.contains(from))
  const next = cells[here + (isBackwards ? -1 : 1)]?.querySelector('button')
  if (next) requestAnimationFrame(() => next.click())
  else from.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
}
