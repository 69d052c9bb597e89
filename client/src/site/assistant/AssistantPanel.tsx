import { RotateCcw } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Composer } from './Composer.tsx'
import { conversation, useConversation } from './conversation.ts'
import { historyClass } from './history-class.ts'
import { panelWords } from './panel.words.ts'
import { Suggestions } from './Suggestions.tsx'
import { useLog } from './useLog.ts'

export interface AssistantPanelHandle {
  /** Puts a question into the input, and moves focus there. Sends nothing. */
  propose: (question: string) => void
}

interface AssistantPanelProps {
  ref: Ref<AssistantPanelHandle>
  /** At the end of its head: what closes the drawer. */
  corner: ReactNode
}

/** Spec §2, "Home": the assistant's panel, which every page has in its drawer. */
export function AssistantPanel({ ref, corner }: AssistantPanelProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { turns, isSending } = useConversation()
  const [draft, setDraft] = useState('')
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const hasStarted = turns.length > 0
  const log = useLog(hasStarted)
  const propose = (question: string) => {
    setDraft(question)
    input.current?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({ propose }))
  useFocusAfterAnswer(input, isSending)
  useStopOnEscape(panel, isSending)

  function send() {
    if (!draft.trim() || isSending) return
    setDraft('')
    conversation.send(draft, language)
  }
  return (
    <section
      ref={panel}
      aria-label={t(panelWords.assistant)}
      className="chat-box @container/chat flex h-full flex-col bg-raised max-md:pt-[env(safe-area-inset-top)] max-md:pr-[env(safe-area-inset-right)] max-md:pb-[env(safe-area-inset-bottom)] max-md:pl-[env(safe-area-inset-left)]"
    >
      <Head hasStarted={hasStarted} onStartOver={() => input.current?.focus()} corner={corner} />
      {hasStarted ? <History log={log} turns={turns} /> : <Suggestions onPick={propose} />}
      <Composer
        ref={input}
        draft={draft}
        isSending={isSending}
        onDraft={setDraft}
        onSend={send}
        onStop={conversation.stop}
        onFocus={log.load}
      />
    </section>
  )
}

interface HeadProps extends Pick<AssistantPanelProps, 'corner'> {
  hasStarted: boolean
  onStartOver: () => void
}

function Head({ hasStarted, onStartOver, corner }: HeadProps) {
  const t = useTranslate()
  const mode = useSite()?.chatMode
  return (
    <header className="flex min-h-13 items-center gap-3 border-b border-hairline py-1 pr-2 pl-4 [@container_drawer_(height<30rem)]:min-h-11">
      <h3 className="font-semibold">{t(panelWords.assistant)}</h3>
      {mode && <Badge tone={mode === 'ai' ? 'signal' : 'quiet'}>{t(panelWords[mode])}</Badge>}
      <span className="ml-auto" />
      {hasStarted && (
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            conversation.startOver()
            onStartOver()
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          {t(panelWords.startOver)}
        </Button>
      )}
      {corner}
    </header>
  )
}

/** The conversation, once its code is here. */
function History({
  log: { Log, hasFailed, tryAgain },
  turns,
}: {
  log: ReturnType<typeof useLog>
  turns: ReturnType<typeof useConversation>['turns']
}) {
  const t = useTranslate()
  if (Log) return <Log turns={turns} />
  return (
    <div className={historyClass} aria-busy={!hasFailed}>
      {hasFailed && (
        <>
          <p role="alert">{t(panelWords.loadFailed)}</p>
          <Button className="mt-3" onClick={tryAgain}>
            {t(panelWords.tryAgain)}
          </Button>
        </>
      )}
    </div>
  )
}

/**
 * A disabled input loses focus: it returns once the answer is there, unless the reader has gone elsewhere, or it would
 * bring up a phone's keyboard over that answer.
 */
function useFocusAfterAnswer(input: RefObject<HTMLTextAreaElement | null>, isSending: boolean) {
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

/** While an answer is on its way, Escape is its Stop, and closes nothing that the panel may be in. */
function useStopOnEscape(panel: RefObject<HTMLElement | null>, isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      const isHere =
        event.target === document.body || (event.target instanceof Node && panel.current?.contains(event.target))
      if (event.key !== 'Escape' || event.isComposing || !isHere) return
      event.preventDefault()
      event.stopPropagation()
      conversation.stop()
    }
    document.addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [panel, isSending])
}
