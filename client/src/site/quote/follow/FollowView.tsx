import { Check, Printer } from 'lucide-react'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PrivateLink } from '../PrivateLink.tsx'
import { Conversation } from './Conversation.tsx'
import { FollowLines } from './FollowLines.tsx'
import { followWords, statusWords } from './follow.words.ts'
import { stepsOf } from './progress.ts'
import { QuestionPanel } from './QuestionPanel.tsx'
import { Questions } from './Questions.tsx'

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
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading text-heading lg:text-display">{title}</h1>
        <Button className="noscript:hidden print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t(followWords.print)}
        </Button>
      </header>
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

/** Draws the request's steps as stations on a line; their states are also in words. */
function Progress({ status }: { status: QuoteFollow['status'] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="follow-progress" className="max-w-240">
      <h2 id="follow-progress" className="sr-only">
        {t(followWords.progress)}
      </h2>
      <ol className="mt-8 grid sm:auto-cols-fr sm:grid-flow-col">
        {stepsOf(status).map((step) => (
          <li
            key={step.status}
            data-state={step.state}
            aria-current={step.state === 'present' ? 'step' : undefined}
            className="group relative flex min-h-12 gap-3 text-ink-quiet after:absolute after:border-hairline last:after:hidden data-[state=done]:after:border-signal data-[state=present]:font-semibold data-[state=present]:text-ink max-sm:after:top-6 max-sm:after:bottom-0 max-sm:after:left-2.75 max-sm:after:border-l-2 sm:flex-col sm:gap-1.5 sm:after:top-2.75 sm:after:right-0 sm:after:left-6 sm:after:border-t-2"
          >
            <span
              className="relative z-1 grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-surface [print-color-adjust:exact] group-data-[state=done]:border-signal group-data-[state=done]:bg-signal group-data-[state=done]:text-on-signal group-data-[state=present]:border-7 group-data-[state=present]:border-signal"
              aria-hidden="true"
            >
              {step.state === 'done' && <Check className="size-4" />}
            </span>
            {t(statusWords[step.status].label)}
            {step.state === 'done' && <span className="sr-only"> ({t(followWords.done)})</span>}
          </li>
        ))}
      </ol>
      <p className="mt-4 border-l-4 border-signal bg-raised px-4 py-3 print:break-inside-avoid">
        <strong className="block font-semibold">{t(followWords.next)}</strong> {t(statusWords[status].next)}
      </p>
    </section>
  )
}
