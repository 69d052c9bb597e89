import type { ProductSummary } from '#contract/catalogue/products.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { productsWords } from '../../../i18n/products.words.ts'
import { paths } from '../../../paths.ts'
import { comparedMax, toggleCompared, useComparedProducts } from '../../../storage/compared-products.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { nameOf } from '../product-texts.ts'

/** Marks a product for comparison; shows a toast if too many are marked. Without JavaScript, links to the comparison. */
export function CompareBox({ product }: { product: ProductSummary }) {
  const t = useTranslate()
  const toast = useToast()
  const { text: name } = nameOf(product, useLanguage())
  const isMarked = useComparedProducts().includes(product.slug)
  function toggle() {
    if (!toggleCompared(product.slug) && !isMarked) toast(t(productsWords.compareFull)(comparedMax), 'failure')
  }
  const label = t(productsWords.about)(t(productsWords.compare), name)
  return (
    <>
      <label className="flex min-h-11 items-center justify-center gap-2 text-small noscript:hidden lg:min-h-9 lg:text-fine">
        <input
          type="checkbox"
          className="size-5 shrink-0 lg:size-4"
          aria-label={label}
          checked={isMarked}
          onChange={toggle}
        />
        {t(productsWords.compare)}
      </label>
      <LocalLink
        to={paths.compare([product.slug])}
        aria-label={label}
        className={buttonClass('quiet', 'compact', 'not-noscript:hidden')}
      >
        {t(productsWords.compare)}
      </LocalLink>
    </>
  )
}
