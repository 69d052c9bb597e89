import './assistant.css'
import { RotateCcw } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChatLog } from './ChatLog.tsx'
import { Composer } from './Composer.tsx'
import { conversation, useConversation } from './conversation.ts'
import { panelWords } from './panel.words.ts'
import { Suggestions } from './Suggestions.tsx'

export interface AssistantPanelHandle {
  /** Puts a question into the input, brings it into view and moves focus there. Sends nothing. */
  propose: (question: string) => void
}

/** Spec §2, "Home": the assistant's panel. */
export function AssistantPanel({ ref }: { ref: Ref<AssistantPanelHandle> }) {
  const t = useTranslate()
  const { messages, isSending } = useConversation()
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const propose = (question: string) => {
    setDraft(question)
    input.current?.focus({ preventScroll: true })
    input.current?.scrollIntoView({ block: 'center' })
  }
  useImperativeHandle(ref, () => ({ propose }))
  useFocusAfterAnswer(input, isSending)

  function send() {
    const text = draft.trim()
    if (!text || isSending) return
    setDraft('')
    conversation.send(text)
  }
  return (
    <section aria-label={t(panelWords.assistant)} className="chat-box">
      <Head hasStarted={messages.length > 0} onStartOver={() => input.current?.focus()} />
      {messages.length === 0 ? (
        <Suggestions onPick={propose} />
      ) : (
        <ChatLog messages={messages} isSending={isSending} onTryAgain={() => input.current?.focus()} />
      )}
      <Composer ref={input} draft={draft} isSending={isSending} onDraft={setDraft} onSend={send} />
    </section>
  )
}

function Head({ hasStarted, onStartOver }: { hasStarted: boolean; onStartOver: () => void }) {
  const t = useTranslate()
  const mode = useSite()?.chatMode
  return (
    <header className="chat-head">
      <h3 className="font-semibold">{t(panelWords.assistant)}</h3>
      {mode && <Badge tone={mode === 'ai' ? 'signal' : 'quiet'}>{t(panelWords[mode])}</Badge>}
      {hasStarted && (
        <Button
          variant="quiet"
          size="compact"
          className="ml-auto"
          onClick={() => {
            conversation.startOver()
            onStartOver()
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t(panelWords.startOver)}
        </Button>
      )}
    </header>
  )
}

/**
 * A disabled input loses focus: it returns once the answer is there, unless the reader has gone elsewhere, or it would
 * bring up a phone's keyboard over that answer.
 */
function useFocusAfterAnswer(input: { current: HTMLTextAreaElement | null }, isSending: boolean) {
  const wasSending = useRef(false)
  useEffect(() => {
    const isAnswered = wasSending.current && !isSending
    wasSending.current = isSending
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isAnswered && isNowhere && window.matchMedia('(pointer: fine)').matches) {
      input.current?.focus({ preventScroll: true })
    }
  }, [input, isSending])
}
