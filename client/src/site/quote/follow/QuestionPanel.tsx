import { useRef, useState } from 'react'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { QuestionForm } from './answers.tsx'
import { followWords as words } from './follow.words.ts'
import { useAnswers } from './useAnswers.ts'

/** Renders a form for a question about a request without an offer. */
export function QuestionPanel({ request, token }: { request: QuoteFollow; token: string }) {
  const t = useTranslate()
  const toast = useToast()
  const send = useAnswers(token)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!isOpen) {
    return (
      <Button ref={opener} className="mt-8 noscript:hidden print:hidden" onClick={() => setOpen(true)}>
        {t(words.ask)}
      </Button>
    )
  }
  return (
    <div className="p-5 border border-hairline border-t-3 border-t-signal rounded-panel bg-raised max-w-160 mt-8 print:hidden">
      <QuestionForm
        request={request}
        send={async (answer) => {
          await send(answer)
          toast(t(words.questionSent))
          close()
        }}
        onBack={close}
      />
    </div>
  )
}
