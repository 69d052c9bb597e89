import { useEffect, useRef } from 'react'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { comparedMax, useComparedProducts } from '../../storage/compared-products.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/browser/hydration.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Compared } from './Compared.tsx'
import { compareWords } from './compare.words.ts'
import { ProductPicker } from './ProductPicker.tsx'
import { type Comparison, useComparison } from './useComparison.ts'

/** Renders up to four products side by side, as the address names them. */
export default function ComparePage() {
  const t = useTranslate()
  const comparison = useComparison()
  useMarkedProducts(comparison)
  const { slugs } = comparison
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(compareWords.title)} description={t(compareWords.lead)(comparedMax)} />
      <Hero title={t(compareWords.title)} lead={t(compareWords.lead)(comparedMax)} />
      <Problems comparison={comparison} />
      {slugs.length === 0 ? <Empty /> : <Compared comparison={comparison} />}
      {slugs.length < comparedMax ? (
        <ProductPicker comparison={comparison} />
      ) : (
        <p className="mt-8 text-ink-quiet">{t(compareWords.full)(comparedMax)}</p>
      )}
    </div>
  )
}

/**
 * Redirects an address without products to the marked products, on arrival only: a comparison that was emptied stays
 * empty.
 */
function useMarkedProducts({ slugs, compare }: Comparison) {
  const marked = useComparedProducts()
  const isHydrated = useIsHydrated() // nothing is marked during hydration
  const isArrival = useRef(true)
  useEffect(() => {
    if (!isHydrated) return
    if (isArrival.current && slugs.length === 0 && marked.length > 0) compare(marked)
    isArrival.current = false
  }, [isHydrated, slugs, marked, compare])
}

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
