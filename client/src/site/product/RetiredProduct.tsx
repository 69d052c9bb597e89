import { useQuery } from '@tanstack/react-query'
import { productAlternativesOptions } from '../../api/products.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { productWords } from '../../i18n/product.words.ts'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { retiredWords } from './product.words.ts'
import { Related } from './Related.tsx'

/** Says that a product is retired and lists alternatives, if known. */
export function RetiredProduct({ slug }: { slug: string }) {
  const t = useTranslate()
  const { data, isPending } = useQuery(productAlternativesOptions(slug))
  if (isPending) return <PageHead title={t(retiredWords.title)} isListed={false} />
  const alternatives = data?.items ?? []
  return (
    <div className="page py-16">
      <PageHead title={t(retiredWords.title)} isListed={false} />
      <EmptyState
        title={t(retiredWords.title)}
        hint={t(alternatives.length > 0 ? retiredWords.others : retiredWords.none)}
        level="h1"
      >
        <LocalLink to={paths.products} className={buttonClass('primary')}>
          {t(productWords.backToProducts)}
        </LocalLink>
        <LocalLink to={paths.contact} className={buttonClass()}>
          {t(productsWords.contact)}
        </LocalLink>
      </EmptyState>
      <Related products={alternatives} />
    </div>
  )
}
