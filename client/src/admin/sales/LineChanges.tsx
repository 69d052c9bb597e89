import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { LineNote } from './ConnectivityNote.tsx'
import { repeatWords as words } from './repeat.words.ts'

type RequestedLine = QuoteDetail['lines'][number]

/** Shows that a requested product is retired by now, or that there is too little of it. */
export function LineAvailability({ line: { isRetired, available, quantity } }: { line: RequestedLine }) {
  const t = useTranslate()
  const { number } = useFormats()
  const isShort = available !== null && available < quantity
  if (!isRetired && !isShort) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {isRetired && <Badge tone="danger">{t(words.retired)}</Badge>}
      {isShort && (
        <Badge tone="caution">{available === 0 ? t(words.noneLeft) : t(words.fewLeft)(number(available))}</Badge>
      )}
    </span>
  )
}

/** Shows what a repeated line cost before, where the price has changed. */
export function PreviousPrice({ line: { previousPrice, listPrice } }: { line: RequestedLine }) {
  const t = useTranslate()
  if (previousPrice === null || previousPrice === listPrice) return null
  return <LineNote className="text-caution">{t(words.before)(exactMoney(previousPrice))}</LineNote>
}
