import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Charges } from '#contract/catalogue/charges.ts'
import { chargesInputSchema, frozenCharges } from '#contract/sales/charges.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { salesSettingsOptions } from '../../api/settings.ts'
import { SalesTotals } from '../SalesTotals.tsx'
import { type ChargeValues, withCharges } from './charge-values.ts'
import { draftWords as words } from './draft.words.ts'
import { amountsOf, type DraftValues } from './draft-values.ts'
import { useLineProducts } from './useLineProducts.ts'

interface DraftTotalsProps {
  values: Pick<DraftValues, 'lines' | 'currency'> & ChargeValues
  rate: number
  /** Charges of the order that is edited, whose tax stays while its destination does. */
  present?: Charges
}

export function DraftTotals({ values, rate, present }: DraftTotalsProps) {
  const t = useTranslate()
  const { lines, currency } = values
  const products = useLineProducts(lines)
  const { data: settings } = useQuery(salesSettingsOptions)
  const typed = z.safeParse(chargesInputSchema, withCharges(values).charges).data
  const charges = frozenCharges(
    typed ?? z.parse(chargesInputSchema, { country: values.country }),
    settings?.values.taxes ?? [],
    rate,
    present,
  )
  const counted = lines.flatMap((line) => {
    const amounts = amountsOf(line, rate)
    return amounts ? [{ ...amounts, category: products.get(line.productId ?? '')?.category ?? null }] : []
  })
  const unfinished = lines.length - counted.length
  return (
    <div className="grid justify-items-end text-right" role="status" aria-label={t(words.totals)}>
      <SalesTotals lines={counted} charges={charges} currency={currency} look="draft" />
      {unfinished > 0 && <p className="field-hint">{t(words.unfinished)(unfinished)}</p>}
    </div>
  )
}
