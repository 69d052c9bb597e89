import { Copy, ExternalLink } from 'lucide-react'
import type { StockStatus } from '#contract/products.ts'
import type { StaffProduct } from '#contract/staff-products.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { englishPath, paths } from '../../paths.ts'
import { langOf } from '../../site/catalogue/product-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useFormats } from '../formats.ts'
import { tableWords } from '../ui/data-table/table.words.ts'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { perWords, productsScreenWords, stockWords } from './products.words.ts'

const tones = { 'in-stock': 'signal', 'low-stock': 'caution', 'out-of-stock': 'danger' } as const satisfies Record<
  StockStatus,
  string
>

export function NameCell({ product }: { product: StaffProduct }) {
  const language = useLanguage()
  const name = (language === 'en' && product.nameEn) || product.name
  return (
    <>
      <span className="mr-1 font-semibold" lang={langOf(name, language)}>
        {name}
      </span>{' '}
      {product.sku && <span className="whitespace-nowrap text-ink-quiet">{product.sku}</span>}
    </>
  )
}

/** An amount with what it pays for. */
export function PriceCell({ amount, period }: { amount: number | null } & Pick<StaffProduct, 'period'>) {
  const t = useTranslate()
  const { money } = useFormats()
  if (amount === null) return <span className="text-ink-quiet">{t(productsScreenWords.onRequest)}</span>
  return (
    <>
      {money(amount)}
      <span className="text-ink-quiet">{t(perWords[period])}</span>
    </>
  )
}

/** Of a product that is no longer listed, stock is of no account. */
export function StatusCell({ product: { isRetired, stockStatus } }: { product: StaffProduct }) {
  const t = useTranslate()
  if (isRetired) return <Badge tone="quiet">{t(productsScreenWords.retired)}</Badge>
  return <Badge tone={tones[stockStatus]}>{t(stockWords[stockStatus])}</Badge>
}

export function NumberCell({ value }: { value: number }) {
  return useFormats().number(value)
}

export function ProductMenu({ product: { slug, sku, isRetired } }: { product: StaffProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const copy = useCopy()
  const path = paths.product(slug)
  return (
    <>
      {!isRetired && (
        <MenuLink
          isOutside
          to={language === 'en' ? englishPath(path) : path}
          icon={<ExternalLink aria-hidden="true" />}
        >
          {t(productsScreenWords.viewOnSite)}
        </MenuLink>
      )}
      <MenuItem
        disabled={!sku}
        icon={<Copy aria-hidden="true" />}
        onSelect={() =>
          void copy(sku ?? '', {
            done: t(productsScreenWords.copied)(sku ?? ''),
            failed: t(tableWords.copyFailed),
          })
        }
      >
        {t(productsScreenWords.copySku)}
      </MenuItem>
    </>
  )
}
