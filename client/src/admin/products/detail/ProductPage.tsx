import { ExternalLink, RotateCcw, Trash2 } from 'lucide-react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { langOf } from '../../../i18n/useLocalizedText.ts'
import { pathIn, paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { productOptions } from '../../api/products.ts'
import { useCan } from '../../api/staff/session.ts'
import { type ProductTab, productPath, productTabs } from '../../paths/index.ts'
import { AreaTabs, RecordPage } from '../../records/page/index.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { ProductAnalytics } from '../analytics/ProductAnalytics.tsx'
import { StockBadge } from '../cells.tsx'
import { ProductEditor } from '../edit/ProductEditor.tsx'
import { ProductHistory } from '../history/ProductHistory.tsx'
import { useProductActions } from '../useProductActions.ts'
import { tabWords, detailWords as words } from './detail.words.ts'
import { ProductDetails } from './ProductDetails.tsx'

const { path } = adminScreens.products

/** Renders /admin/products/{id} with its tabs: details, edit, analytics, history. */
export default function ProductPage() {
  const t = useTranslate()
  const { id = '', tab: given = 'details' } = useParams()
  const canWrite = useCan()('products.write')
  const tab = productTabs.find((known) => known === given)
  if (!tab || (tab === 'edit' && !canWrite)) return <Navigate to={productPath(id)} replace />
  return (
    <RecordPage
      query={productOptions(id)}
      titleOf={(product) => product?.record.name ?? t(productsScreenWords.product)}
      listPath={path}
      notFound="product.not_found"
      words={words}
      back={t(words.back)}
    >
      {(product) => <Loaded product={product} tab={tab} />}
    </RecordPage>
  )
}

function Loaded({ product, tab }: { product: EditedProduct; tab: ProductTab }) {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  const { state }: { state: unknown } = useLocation()
  const tabs = productTabs
    .filter((each) => each !== 'edit' || canWrite)
    .map((each) => ({ to: productPath(product.id, each), label: t(tabWords[each]), isCurrent: each === tab }))
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <Head product={product} />
      <AreaTabs label={t(words.tabs)} tabs={tabs} state={state} />
      {tab === 'details' && <ProductDetails product={product} />}
      {tab === 'edit' && <ProductEditor key={product.id} product={product} />}
      {tab === 'analytics' && <ProductAnalytics product={product} />}
      {tab === 'history' && <ProductHistory product={product} />}
    </div>
  )
}

function Head({ product }: { product: EditedProduct }) {
  const language = useLanguage()
  const { record, derived, isRetired, isUnlisted } = product
  const first = nameIn(record, language)
  const second = first === record.name ? record.nameEn : record.name
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 wrap-anywhere">
      <div className="min-w-0">
        <h1 className="heading text-title" lang={langOf(first, language)}>
          {first}
        </h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-fine text-ink-quiet">
          {second && <span lang={langOf(second, language)}>{second}</span>}
          {record.sku && <span>{record.sku}</span>}
          <StockBadge isRetired={isRetired} isUnlisted={isUnlisted} stockStatus={derived.stockStatus} />
        </p>
      </div>
      <HeadActions product={product} name={first} />
    </header>
  )
}

function HeadActions({ product, name }: { product: EditedProduct; name: string }) {
  const { id, version, slug, isRetired } = product
  const t = useTranslate()
  const language = useLanguage()
  const canWrite = useCan()('products.write')
  const { setListed } = useProductActions()
  const sitePath = paths.product(slug)
  return (
    <div className="flex flex-wrap gap-2">
      {!isRetired && !product.isUnlisted && (
        <a
          href={pathIn(sitePath, language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'compact')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {t(productsScreenWords.viewOnSite)}
        </a>
      )}
      {canWrite && (
        <Button size="compact" onClick={() => void setListed({ id, version, name }, isRetired)}>
          {isRetired ? (
            <RotateCcw aria-hidden="true" className="size-4" />
          ) : (
            <Trash2 aria-hidden="true" className="size-4" />
          )}
          {t(isRetired ? productsScreenWords.restore : productsScreenWords.retire)}
        </Button>
      )}
    </div>
  )
}
