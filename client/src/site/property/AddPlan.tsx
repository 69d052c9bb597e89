import { Check } from 'lucide-react'
import { offeringAt } from '#content/builder/offerings.ts'
import type { PlanId } from '#content/property/plans.ts'
import { planAddress } from '#contract/sales/offerings.ts'
import { quoteLinesMax } from '#contract/sales/quote-limits.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { productsWords } from '../../i18n/products.words.ts'
import { paths } from '../../paths.ts'
import { putIntoBasket, useQuoteBasket } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'

/** Puts one of a plan into the quotation; from then on it leads there. */
export function AddPlan({ plan }: { plan: PlanId }) {
  const t = useTranslate()
  const toast = useToast()
  const address = planAddress(plan)
  const offering = offeringAt(address)
  const isAdded = useQuoteBasket().some(({ slug }) => slug === address)
  if (!offering) return null
  const { name, listPrice } = offering
  function add() {
    const line = { slug: address, quantity: 1, note: '', name: name['zh-TW'], nameEn: name.en, listPrice }
    const isFull = putIntoBasket([line]).length > 0
    if (isFull) toast(t(productsWords.quoteFull)(quoteLinesMax), 'failure')
    else toast(t(productsWords.addedToQuote)(t(name)))
  }
  if (!isAdded) {
    return (
      <Button size="compact" aria-label={t(productsWords.about)(t(productsWords.addToQuote), t(name))} onClick={add}>
        {t(productsWords.addToQuote)}
      </Button>
    )
  }
  return (
    <LocalLink
      to={paths.quote}
      aria-label={t(productsWords.about)(t(productsWords.viewQuote), t(name))}
      className={buttonClass('secondary', 'compact')}
    >
      <Check aria-hidden="true" className="-mr-1 size-3.5 shrink-0 text-signal" />
      {t(productsWords.viewQuote)}
    </LocalLink>
  )
}
