import { Package } from 'lucide-react'
import type { StockStatus } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { perWords, stockWords, productsScreenWords as words } from '../words/products.words.ts'

const tones = { 'in-stock': 'signal', 'low-stock': 'caution', 'out-of-stock': 'danger' } as const satisfies Record<
  StockStatus,
  string
>

export function NameCell({ product }: { product: StaffProduct }) {
  const language = useLanguage()
  const { name, nameEn, sku, picture } = product
  const first = nameIn(product, language)
  const second = first === name ? nameEn : name
  return (
    <span className="flex min-w-0 items-center gap-2.5 leading-[1.35]">
      <Thumbnail picture={picture} />
      <span className="min-w-0">
        <span className="block truncate font-semibold" lang={langOf(first, language)}>
          {first}
        </span>{' '}
        <span className="block truncate font-normal text-ink-quiet max-md:hidden">
          {second && <span lang={langOf(second, language)}>{second}</span>}
          {second && sku && ' · '}
          {sku}
        </span>
      </span>
    </span>
  )
}

function Thumbnail({ picture }: Pick<StaffProduct, 'picture'>) {
  const frame = 'size-9 flex-none rounded-control border border-hairline bg-sunken'
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        decoding="async"
        className={`object-cover ${frame}`}
      />
    )
  }
  return (
    <span className={`grid place-items-center text-edge ${frame}`}>
      <Package aria-hidden="true" className="w-4" />
    </span>
  )
}

interface PriceCellProps extends Pick<StaffProduct, 'period'> {
  amount: number | null
  /** None where all prices of the column are whole. */
  decimals: 0 | 2
}

export function PriceCell({ amount, period, decimals }: PriceCellProps) {
  const t = useTranslate()
  const { money } = useFormats()
  if (amount === null) return <span className="text-ink-quiet">{t(words.onRequest)}</span>
  return (
    <>
      {money(amount, decimals)}
      <span className="text-ink-quiet">{t(perWords[period])}</span>
    </>
  )
}

type Shown = Pick<StaffProduct, 'isRetired' | 'isUnlisted' | 'stockStatus'>

/** Names the state of a product: retired or unlisted, or else its stock. */
export function statusWords({ isRetired, isUnlisted, stockStatus }: Shown): Bilingual {
  if (isRetired) return words.retired
  return isUnlisted ? words.unlisted : stockWords[stockStatus]
}

export function StockBadge(product: Shown) {
  const t = useTranslate()
  const isOff = product.isRetired || product.isUnlisted
  return <Badge tone={isOff ? 'quiet' : tones[product.stockStatus]}>{t(statusWords(product))}</Badge>
}

export function StatusCell({ product }: { product: StaffProduct }) {
  const t = useTranslate()
  const { isPending, issues } = product
  const remarks = [isPending && t(words.pending), issues.length > 0 && t(words.issues)(issues.length)]
  const shownRemarks = remarks.filter((remark) => remark !== false)
  return (
    <>
      <StockBadge {...product} />
      {shownRemarks.length > 0 && (
        <span className="block text-fine leading-snug text-ink-quiet">{shownRemarks.join(' · ')}</span>
      )}
    </>
  )
}

export function NumberCell({ value }: { value: number | null }) {
  const { number } = useFormats()
  return number(value ?? 0)
}
