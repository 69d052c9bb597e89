import { useQuery } from '@tanstack/react-query'
import { languageTags } from '#contract/i18n/languages.ts'
import type { OrderLetterRequest } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { orderEmailOptions } from '../../api/sales/orders.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { orderPageWords as words } from './order-page.words.ts'

interface EmailPreviewProps {
  orderId: string
  move: OrderLetterRequest
}

// Spread, because the linter considers a section not interactive: a scrolling one must be reachable by keyboard.
const focusable = { tabIndex: 0 }

export function EmailPreview({ orderId, move }: EmailPreviewProps) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const { data, error } = useQuery(orderEmailOptions(orderId, move))
  return (
    <section
      className="max-h-64 overflow-y-auto rounded-control border border-hairline bg-sunken px-3.5 py-2.5 text-fine wrap-anywhere"
      aria-label={t(words.preview)}
      {...focusable}
    >
      <p className="text-fine text-ink-quiet">{t(words.preview)}</p>
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {!data && error && (
        <p>
          {t(words.previewFailed)}: {failureWords(error)}
        </p>
      )}
      {data && (
        <div lang={languageTags[data.language]}>
          <p className="font-semibold">{data.subject}</p>
          <p className="whitespace-pre-wrap">{data.text}</p>
        </div>
      )}
    </section>
  )
}
