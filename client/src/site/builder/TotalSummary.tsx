import { Link, useLocation } from 'react-router-dom'
import { assumptions } from '#content/builder/assumptions.ts'
import type { Bill } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useMoney } from '../catalogue/index.ts'
import { builderWords } from './builder.words.ts'

/** Shows the total on phones, where the form precedes the sums, with a link to them. */
export function TotalSummary({ bill, floors }: { bill: Bill; floors: number }) {
  const t = useTranslate()
  const { search } = useLocation()
  const { convert, write } = useMoney()
  const { over } = costsOf(bill, assumptions, convert)
  const devices = bill.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'device' ? quantity : 0), 0)
  const [first, , ten] = over.map(({ cost }) => write(Math.round(cost.likely)))
  const summary = t(builderWords.summary)(floors, numberText(devices))
  return (
    <p className="mt-4 border-l-4 border-l-signal pl-3 lg:hidden">
      <strong className="font-semibold">{t(builderWords.glance)(summary, first ?? '', ten ?? '')}</strong>
      <Link to={{ search, hash: '#bill' }} className="link touchable block">
        {t(builderWords.toBill)}
      </Link>
    </p>
  )
}
