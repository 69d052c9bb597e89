import { Check } from 'lucide-react'
import { planOffering } from '#content/builder/offerings.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { withFallback } from '#contract/i18n/in-language.ts'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { replaceBasketLines, storedName, useQuoteBasket } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** Adds a plan to the quotation, or links to the quotation if it is there. */
export function AddPlan({ plan }: { plan: ShownPlan }) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { address, name, listPrice } = planOffering(plan)
  const called = withFallback(name, language)
  const isAdded = useQuoteBasket().some(({ slug }) => slug === address)
  function add() {
    const line = { slug: address, quantity: 1, note: '', ...storedName(name), listPrice }
    const isFull = replaceBasketLines([line]).length > 0
    if (isFull) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else toast(t(productsWords.addedToQuote)(called))
  }
  if (!isAdded) {
    return (
      <Button size="compact" aria-label={t(productsWords.about)(t(productsWords.addToQuote), called)} onClick={add}>
        {t(productsWords.addToQuote)}
      </Button>
    )
  }
  return (
    <LocalLink
      to={paths.quote}
      aria-label={t(productsWords.about)(t(productsWords.viewQuote), called)}
      className={buttonClass('secondary', 'compact')}
    >
      <Check aria-hidden="true" className="-mr-1 size-3.5 shrink-0 text-signal" />
      {t(productsWords.viewQuote)}
    </LocalLink>
  )
}
