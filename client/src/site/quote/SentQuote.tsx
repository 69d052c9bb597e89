import type { QuoteSubmitted } from '#contract/sales/quote-requests.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { formWords, SentCard } from '../forms/index.ts'
import { listWords } from './list.words.ts'
import { PrivateLink } from './PrivateLink.tsx'
import { quoteWords } from './quote.words.ts'
import type { useQuoteForm } from './useQuoteForm.ts'

interface SentQuoteProps {
  form: ReturnType<typeof useQuoteForm>
  receipt: QuoteSubmitted
}

/** Replaces the list once it is sent: reference and private link. */
export function SentQuote({ form, receipt: { reference, token, asksToConfirm } }: SentQuoteProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t(listWords.sentTitle)} isListed={false} />
      <h1 className="sr-only">{t(quoteWords.title)}</h1>
      <div className="form-card max-w-184">
        <SentCard
          title={t(listWords.sentTitle)}
          text={t(listWords.sentText)}
          reference={reference}
          confirm={asksToConfirm ? t(formWords.confirm) : undefined}
          takesFocus={form.isJustSent}
          again={t(listWords.again)}
          onAgain={form.startAgain}
        >
          <PrivateLink token={token} />
          <LocalLink to={paths.quoteFollow(token)} className={buttonClass('primary', 'regular', 'mt-6 mr-3')}>
            {t(listWords.follow)}
          </LocalLink>
        </SentCard>
      </div>
    </>
  )
}
