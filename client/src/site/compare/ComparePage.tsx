import { Link2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { comparedMax, useComparedProducts } from '../../storage/compared-products.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf } from '../catalogue/index.ts'
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { compareWords } from './compare.words.ts'
import { ProductPicker } from './ProductPicker.tsx'
import { type Comparison, useComparison } from './useComparison.ts'

/** Up to four products side by side; the address is the comparison. */
export default function ComparePage() {
  const t = useTranslate()
  const comparison = useComparison()
  useMarkedProducts(comparison)
  const { slugs } = comparison
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(compareWords.title)} description={t(compareWords.lead)(comparedMax)} />
      <Opening title={t(compareWords.title)} lead={t(compareWords.lead)(comparedMax)} />
      <Problems comparison={comparison} />
      {slugs.length === 0 ? <Empty /> : <Body comparison={comparison} />}
      {slugs.length < comparedMax ? (
        <ProductPicker comparison={comparison} />
      ) : (
        <p className="mt-8 text-ink-quiet">{t(compareWords.full)(comparedMax)}</p>
      )}
    </div>
  )
}

/** An address that names no product compares what the reader has marked, once: emptied by hand, it stays empty. */
function useMarkedProducts({ slugs, compare }: Comparison) {
  const marked = useComparedProducts()
  const isHydrated = useIsHydrated() // before, nothing is marked
  const isArrival = useRef(true)
  useEffect(() => {
    if (!isHydrated) return
    if (isArrival.current && slugs.length === 0 && marked.length > 0) compare(marked)
    isArrival.current = false
  }, [isHydrated, slugs, marked, compare])
}

/** What the address asks for and cannot be shown. */
function Problems({ comparison }: { comparison: Comparison }) {
  const t = useTranslate()
  const { slugs, gone, isCut, isFailed, retry, compare } = comparison
  return (
    <div className="my-6 grid gap-3">
      {isCut && (
        <Notice>
          <p>{t(compareWords.tooMany)(comparedMax)}</p>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice>
          <p className="min-w-0 wrap-anywhere">{t(compareWords.gone)(gone.join(', '))}</p>
          <Button onClick={() => compare(slugs.filter((slug) => !gone.includes(slug)))}>
            {t(compareWords.takeOff)}
          </Button>
        </Notice>
      )}
      {isFailed && (
        <Notice>
          <p>{t(compareWords.failed)}</p>
          <Button onClick={retry}>{t(frameWords.tryAgain)}</Button>
        </Notice>
      )}
    </div>
  )
}

function Empty() {
  const t = useTranslate()
  return (
    <EmptyState title={t(compareWords.emptyTitle)} hint={t(compareWords.emptyHint)}>
      <LocalLink to={paths.products} className={buttonClass('primary')}>
        {t(compareWords.toProducts)}
      </LocalLink>
    </EmptyState>
  )
}

function Body({ comparison }: { comparison: Comparison }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const table = useRef<HTMLDivElement>(null)
  const { slugs, products, isPending, showsDifferencesOnly, showDifferencesOnly, compare } = comparison

  /** The button that was pressed goes with its product: focus moves to the table. */
  function remove(slug: string) {
    const removed = products.find((item) => item.slug === slug)
    compare(slugs.filter((other) => other !== slug))
    if (removed) toast(t(compareWords.removed)(nameOf(removed.product, language).text))
    table.current?.focus()
  }
  if (isPending && products.length === 0) return <ComparisonSkeleton columns={slugs.length} />
  return (
    <div ref={table} tabIndex={-1} className="focus:outline-none">
      {products.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline py-2 print:hidden">
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={showsDifferencesOnly}
                disabled={products.length < 2}
                onChange={({ target }) => showDifferencesOnly(target.checked)}
              />
              {t(compareWords.differencesOnly)}
            </label>
            {products.length < 2 && <p className="text-ink-quiet">{t(compareWords.oneMore)}</p>}
            <CopyLink />
          </div>
          <ComparisonTable
            products={products}
            showsDifferencesOnly={showsDifferencesOnly && products.length > 1}
            onRemove={remove}
          />
        </>
      )}
    </div>
  )
}

function CopyLink() {
  const t = useTranslate()
  const copy = useCopy()
  const words = { done: t(compareWords.copied), failed: t(compareWords.copyFailed) }
  return (
    <Button variant="quiet" className="ml-auto" onClick={() => void copy(window.location.href, words)}>
      <Link2 aria-hidden="true" className="size-4" />
      {t(compareWords.share)}
    </Button>
  )
}
