import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { PrintHead } from '../PrintHead.tsx'
import { PrivateLink } from '../PrivateLink.tsx'
import { Conversation } from './Conversation.tsx'
import { FollowLines } from './FollowLines.tsx'
import { followWords, statusWords } from './follow.words.ts'
import { stepsOf } from './progress.ts'
import { QuestionPanel } from './QuestionPanel.tsx'
import { Questions } from './Questions.tsx'
import { Steps } from './Steps.tsx'

interface FollowViewProps {
  request: QuoteFollow
  token: string
}

export function FollowView({ request, token }: FollowViewProps) {
  const t = useTranslate()
  const title = t(followWords.title)(request.reference)
  return (
    <article className="page pt-8 lg:pt-12">
      <PageHead title={title} description={t(statusWords[request.status].next)} isListed={false} />
      <PrintHead title={title} />
      <Facts request={request} />
      <Progress status={request.status} />
      <FollowLines request={request} />
      {request.message && (
        <section className="mt-10 max-w-240">
          <h2 className="text-ink-quiet text-fine">{t(followWords.message)}</h2>
          <p className="max-w-[34em] wrap-anywhere whitespace-pre-wrap">{request.message}</p>
        </section>
      )}
      <Conversation messages={request.messages} />
      <QuestionPanel request={request} token={token} />
      <Questions reference={request.reference} />
      <PrivateLink token={token} />
    </article>
  )
}

function Facts({ request }: { request: QuoteFollow }) {
  const t = useTranslate()
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Hong_Kong' } as const
  const sentAt = dateText(request.createdAt, dateLocales[useLanguage()], options)
  return (
    <dl className="flex flex-wrap gap-y-3 gap-x-12 mt-6 wrap-anywhere">
      <div>
        <dt className="text-fine text-ink-quiet">{t(followWords.sentAt)}</dt>
        <dd>
          <time dateTime={request.createdAt}>{sentAt}</time>
          {t(followWords.hongKongTime)}
        </dd>
      </div>
      <div>
        <dt className="text-fine text-ink-quiet">{t(followWords.requestedBy)}</dt>
        <dd>{[request.name, request.company].filter(Boolean).join(' · ')}</dd>
      </div>
      <div>
        <dt className="text-fine text-ink-quiet">{t(followWords.currency)}</dt>
        <dd>{request.currency}</dd>
      </div>
    </dl>
  )
}

function Progress({ status }: { status: QuoteFollow['status'] }) {
  const t = useTranslate()
  return (
    <Steps
      title={t(followWords.progress)}
      next={t(statusWords[status].next)}
      steps={stepsOf(status).map((step) => ({ ...step, label: t(statusWords[step.status].label) }))}
    />
  )
}
