import { RotateCcw } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useSite } from '../../api/site.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { reloadPage } from '../../ui/browser/network.ts'
import { Composer } from './Composer.tsx'
import { conversation, useConversation } from './conversation.ts'
import { assistantDrawer, useAssistantDrawer } from './drawer-state.ts'
import { panelWords } from './panel.words.ts'
import { historyClass, Suggestions } from './Suggestions.tsx'
import { useLog } from './useLog.ts'

export interface AssistantPanelHandle {
  /** Puts a question into the input and focuses it, without sending. */
  propose: (question: string) => void
}

interface AssistantPanelProps {
  ref: Ref<AssistantPanelHandle>
  place: 'page' | 'drawer'
  /** Shown at the end of the header, such as a close button. */
  corner?: ReactNode
}

/** Renders the assistant. All panels share the tab's one conversation and draft. */
export function AssistantPanel({ ref, place, corner }: AssistantPanelProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { turns, isSending, draft } = useConversation()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const hasStarted = turns.length > 0
  const isInPage = place === 'page'
  const log = useLog(hasStarted, isInPage ? reloadPage : assistantDrawer.reload)
  const isInFront = isInPage !== useAssistantDrawer().isOpen
  const propose = (question: string) => {
    conversation.setDraft(question)
    input.current?.focus({ preventScroll: true })
    if (isInPage) panel.current?.scrollIntoView({ block: 'nearest' })
  }
  useImperativeHandle(ref, () => ({ propose }))
  useFocusAfterAnswer(input, isSending, isInFront)
  useStopOnEscape(panel, isSending)
  useTypedBefore(input)

  return (
    <section ref={panel} aria-label={t(panelWords.assistant)} className={panelClasses[place]}>
      <Head hasStarted={hasStarted} onStartOver={() => input.current?.focus()} corner={corner} />
      {hasStarted ? <History log={log} turns={turns} isAnnounced={isInFront} /> : <Suggestions onPick={propose} />}
      <Composer
        ref={input}
        draft={draft}
        isSending={isSending}
        onDraft={conversation.setDraft}
        onSend={() => conversation.send(language)}
        onStop={conversation.stop}
        onFocus={log.load}
      />
    </section>
  )
}

const panelClasses = {
  page: 'chat-box @container/chat flex scroll-mt-20 scroll-mb-20 flex-col rounded-panel border border-hairline bg-raised [&_.chat-history]:h-96 [&_.chat-history]:flex-none lg:[&_.chat-history]:h-80',
  drawer:
    'chat-box @container/chat flex h-full flex-col bg-raised max-md:pt-[env(safe-area-inset-top)] max-md:pr-[env(safe-area-inset-right)] max-md:pb-[env(safe-area-inset-bottom)] max-md:pl-[env(safe-area-inset-left)]',
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

interface HistoryProps {
  log: ReturnType<typeof useLog>
  turns: ReturnType<typeof useConversation>['turns']
  isAnnounced: boolean
}

function History({ log: { Log, hasFailed, tryAgain }, turns, isAnnounced }: HistoryProps) {
  const t = useTranslate()
  if (Log) return <Log turns={turns} isAnnounced={isAnnounced} />
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
 * Returns focus to the input after an answer, because disabling it removed the focus. Does nothing if the reader has
 * moved on, so that a phone's keyboard does not cover the answer.
 */
function useFocusAfterAnswer(input: RefObject<HTMLTextAreaElement | null>, isSending: boolean, isInFront: boolean) {
  const wasSending = useRef(false)
  useEffect(() => {
    const isAnswered = wasSending.current && !isSending
    wasSending.current = isSending
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isAnswered && isInFront && isNowhere && window.matchMedia('(pointer: fine)').matches) {
      input.current?.focus({ preventScroll: true })
    }
  }, [input, isSending, isInFront])
}

/** Takes over as draft what was typed before hydration. */
function useTypedBefore(input: RefObject<HTMLTextAreaElement | null>) {
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== conversation.read().draft) conversation.setDraft(typed)
  }, [input])
}

/** Stops the current answer on Escape, before the surrounding drawer can close. */
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
