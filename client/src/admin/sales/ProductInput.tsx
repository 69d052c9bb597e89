import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import * as endpoints from '#contract/endpoints/catalogue/products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { call } from '../api/request.ts'
import { useFormats } from '../i18n/formats.ts'
import { SuggestInput } from '../ui/fields/SuggestInput.tsx'
import { perWords, productsScreenWords } from '../words/products.words.ts'

const shownMost = 8
const none: readonly StaffProduct[] = []

interface ProductInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'children'> {
  value: string
  onType: (name: string) => void
  onPick: (product: StaffProduct) => void
}

/** Edits what a line is for: a catalogue product, searched by name or SKU, or any text. */
export function ProductInput({ value, onType, onPick, ...input }: ProductInputProps) {
  const language = useLanguage()
  const [isSearching, setSearching] = useState(false)
  const text = useDeferredValue(value.trim())
  const query = new URLSearchParams({ search: text, state: 'listed', pageSize: String(shownMost) })
  const { data } = useQuery({
    queryKey: ['tables', 'products', 'suggest', text],
    queryFn: ({ signal }) => call(endpoints.listStaffProducts, { query, signal }),
    enabled: isSearching && text !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <SuggestInput
      {...input}
      value={value}
      items={isSearching && text !== '' ? (data?.items ?? none) : none}
      keyOf={({ id }) => id}
      textOf={(product) => nameIn(product, language)}
      onType={(name) => {
        setSearching(true)
        onType(name)
      }}
      onPick={(product) => {
        setSearching(false)
        onPick(product)
      }}
    >
      {(product) => <Suggestion product={product} />}
    </SuggestInput>
  )
}

function Suggestion({ product }: { product: StaffProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const { money, number } = useFormats()
  const { sku, msrp, period, stockQuantity, reserved, tracksStock } = product
  const name = nameIn(product, language)
  const price = msrp === null ? t(productsScreenWords.onRequest) : money(msrp) + t(perWords[period])
  const available = tracksStock && `${t(productsScreenWords.stock)} ${number(Math.max(stockQuantity - reserved, 0))}`
  return (
    <span>
      <span lang={langOf(name, language)}>{name}</span>
      <small>{[sku, price, available].filter(Boolean).join(' · ')}</small>
    </span>
  )
}
