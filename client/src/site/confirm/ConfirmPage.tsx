import { type ReactNode, useEffect, useRef } from 'react'
import type { Confirmed } from '#contract/requests/confirmations.ts'
import type { FailureCode } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { confirmWords as words } from './confirm.words.ts'
import { useConfirmation } from './useConfirmation.ts'

export default function ConfirmPage() {
  const t = useTranslate()
  const { confirm, isSending, confirmed, failure } = useConfirmation()
  if (confirmed) return <Done confirmed={confirmed} />
  if (failure) return <Failed code={failure} isSending={isSending} onAgain={() => void confirm()} />
  return (
    <Statement title={t(words.title)} text={t(words.text)}>
      <Button variant="primary" className="noscript:hidden" disabled={isSending} onClick={() => void confirm()}>
        {t(isSending ? words.confirming : words.confirm)}
      </Button>
      <p className="measure w-full not-noscript:hidden">{t(words.withoutScripts)}</p>
      <p className="measure w-full text-fine text-ink-quiet">{t(words.notYou)}</p>
    </Statement>
  )
}

function Done({ confirmed: { reference, isFirst, slot } }: { confirmed: Confirmed }) {
  const t = useTranslate()
  const text = t(isFirst ? words.doneText : words.alreadyText)(reference)
  return (
    <Statement title={t(isFirst ? words.done : words.already)} text={text} isNews>
      {slot && <p className="measure w-full">{t(slot === 'kept' ? words.slotKept : words.slotLost)}</p>}
      <LocalLink to={paths.home} className={buttonClass()}>
        {t(words.home)}
      </LocalLink>
    </Statement>
  )
}

interface FailedProps {
  code: FailureCode
  isSending: boolean
  onAgain: () => void
}

function Failed({ code, isSending, onAgain }: FailedProps) {
  const t = useTranslate()
  const [title, text] = failureWords[code] ?? [words.failed, problemWords[code]]
  return (
    <Statement title={t(title)} text={t(text)} isNews>
      {!(code in failureWords) && (
        <Button variant="primary" disabled={isSending} onClick={onAgain}>
          {t(isSending ? words.confirming : frameWords.tryAgain)}
        </Button>
      )}
      <LocalLink to={paths.contact} className={buttonClass()}>
        {t(words.contact)}
      </LocalLink>
    </Statement>
  )
}

/** Failures that a retry cannot fix. */
const failureWords: Partial<Record<FailureCode, readonly [typeof words.failed, typeof words.failed]>> = {
  'confirmation.expired': [words.expired, words.expiredText],
  'confirmation.not_found': [words.unknown, words.unknownText],
  'request.invalid': [words.unknown, words.unknownText],
}

interface StatementProps {
  title: string
  text: string
  /** Takes focus, because the button that was clicked is gone. */
  isNews?: boolean
  children: ReactNode
}

function Statement({ title, text, isNews = false, children }: StatementProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) place.current?.focus()
  }, [isNews])
  return (
    <div ref={place} tabIndex={-1} className="page py-16 outline-none">
      <PageHead title={title} description={text} isListed={false} />
      <EmptyState title={title} hint={text} level="h1">
        {children}
      </EmptyState>
    </div>
  )
}
