import { Check, Printer } from 'lucide-react'
import { languageTags } from '#contract/i18n/languages.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PrivateLink } from '../PrivateLink.tsx'
import { AskPanel } from './AskPanel.tsx'
import { Conversation } from './Conversation.tsx'
import { FollowLines } from './FollowLines.tsx'
import { followWords, statusWords } from './follow.words.ts'
import { stepsOf } from './progress.ts'
import { Questions } from './Questions.tsx'

interface FollowViewProps {
  request: QuoteFollow
  token: string
}

export function FollowView({ request, token }: FollowViewProps) {
  const t = useTranslate()
  const title = t(followWords.title)(request.reference)
  return (
    <article className="page follow">
      <PageHead title={title} description={t(statusWords[request.status].next)} isListed={false} />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading text-heading lg:text-display">{title}</h1>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t(followWords.print)}
        </Button>
      </header>
      <Facts request={request} />
      <Progress status={request.status} />
      <FollowLines request={request} />
      {request.message && (
        <section className="follow-message">
          <h2>{t(followWords.message)}</h2>
          <p>{request.message}</p>
        </section>
      )}
      <Conversation messages={request.messages} />
      <AskPanel request={request} token={token} />
      <Questions reference={request.reference} />
      <PrivateLink token={token} />
    </article>
  )
}

function Facts({ request }: { request: QuoteFollow }) {
  const t = useTranslate()
  const sentAt = new Date(request.createdAt).toLocaleString(languageTags[useLanguage()], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Hong_Kong',
  })
  return (
    <dl className="follow-facts">
      <div>
        <dt>{t(followWords.sentAt)}</dt>
        <dd>
          <time dateTime={request.createdAt}>{sentAt}</time>
          {t(followWords.hongKongTime)}
        </dd>
      </div>
      <div>
        <dt>{t(followWords.askedBy)}</dt>
        <dd>{[request.name, request.company].filter(Boolean).join(' · ')}</dd>
      </div>
      <div>
        <dt>{t(followWords.currency)}</dt>
        <dd>{request.currency}</dd>
      </div>
    </dl>
  )
}

/** The steps as stations on a line; what each is stands in words. */
function Progress({ status }: { status: QuoteFollow['status'] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="follow-progress">
      <h2 id="follow-progress" className="sr-only">
        {t(followWords.progress)}
      </h2>
      <ol className="follow-steps">
        {stepsOf(status).map((step) => (
          <li key={step.status} data-state={step.state} aria-current={step.state === 'present' ? 'step' : undefined}>
            <span aria-hidden="true">{step.state === 'done' && <Check />}</span>
            {t(statusWords[step.status].label)}
            {step.state === 'done' && <span className="sr-only"> ({t(followWords.done)})</span>}
          </li>
        ))}
      </ol>
      <p className="follow-next">
        <strong>{t(followWords.next)}</strong> {t(statusWords[status].next)}
      </p>
    </section>
  )
}
