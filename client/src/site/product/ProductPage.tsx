import { unlistedFacts } from '#contract/catalogue/values/buying-facts.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import './product.css'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { productOptions } from '../../api/products.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useLocalPath, useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { savedProductsOptions } from '../../storage/read-saved-products.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import { RetiredProduct } from './RetiredProduct.tsx'

export default function ProductPage() {
  const { slug = '' } = useParams()
  return <ProductAt key={slug} slug={slug} />
}

function ProductAt({ slug }: { slug: string }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { data, error, isPending, refetch } = useQuery(productOptions(slug))
  if (isPending) return <ProductSkeleton />
  if (!data) return <ProductFailure slug={slug} error={error} retry={refetch} />
  if (data.slug !== slug) return <Navigate replace to={localPath(paths.product(data.slug))} />
  return (
    <>
      {error && <Warning text={t(productsWords.stale)} retry={refetch} />}
      <ProductView product={data} asOf={data.asOf} />
    </>
  )
}

/** Fields that a list's products lack. */
const unlisted = {
  specifications: [],
  specificationsEn: [],
  components: [],
  componentProducts: [],
  ...unlistedFacts,
  related: [],
  parts: { requires: [], missing: [], accessories: [] },
}

interface ProductFailureProps {
  slug: string
  error: Error | null
  retry: () => void
}

/** Renders why a product cannot be shown, or its stored copy if the API is unreachable. */
function ProductFailure({ slug, error, retry }: ProductFailureProps) {
  const t = useTranslate()
  const language = useLanguage()
  const code = failureCodeOf(error)
  const isRetired = code === 'product.retired'
  const isGone = isRetired || code === 'product.not_found'
  const { data: saved } = useQuery({ ...savedProductsOptions, enabled: !isGone })
  if (isRetired) return <RetiredProduct slug={slug} />
  const product = saved?.items.find((item) => item.slug === slug)
  if (saved && product) {
    const time = dateText(saved.savedAt, dateLocales[language], { dateStyle: 'long', timeStyle: 'short' })
    return (
      <>
        <Warning text={t(productWords.saved)(time)} retry={retry} />
        <ProductView product={{ ...product, ...unlisted }} />
      </>
    )
  }
  const title = t(isGone ? productWords.notFound : productWords.failed)
  return (
    <div className="page py-16">
      <PageHead title={title} isListed={false} />
      <EmptyState title={title} hint={t(problemWords[code])} level="h1">
        {!isGone && (
          <Button variant="primary" onClick={retry}>
            {t(frameWords.tryAgain)}
          </Button>
        )}
        <LocalLink to={paths.products} className={buttonClass(isGone ? 'primary' : 'secondary')}>
          {t(productWords.backToProducts)}
        </LocalLink>
      </EmptyState>
    </div>
  )
}

function Warning({ text, retry }: { text: string; retry: () => void }) {
  const t = useTranslate()
  return (
    <div className="page pt-4">
      <Notice>
        <p>{text}</p>
        <Button onClick={retry}>{t(frameWords.tryAgain)}</Button>
      </Notice>
    </div>
  )
}
