import { Send, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { chatUrl } from '../../contact-urls.ts'
import { chatWords, frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { chatLinesWords, quickMessages } from './chat-lines.words.ts'

/**
 * The way to the assistant, five lines to start a chat with, and room for one's own.
 * @param onAsk opens the assistant instead
 */
export function ChatLines({ phone, onAsk }: { phone: string; onAsk: () => void }) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const open = (text: string) => window.open(chatUrl(phone, text), '_blank', 'noopener')
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      <Button variant="primary" onClick={onAsk}>
        <Sparkles aria-hidden="true" className="size-4" />
        {t(frameWords.askAssistant)}
      </Button>
      <p className="text-fine text-ink-quiet">{t(chatLinesWords.greeting)}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {quickMessages.map((quick) => (
          <li key={quick.en}>
            <a
              href={chatUrl(phone, t(quick))}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center leading-snug hover:text-signal"
            >
              {t(quick)}
              <span className="sr-only">{t(frameWords.newTab)}</span>
            </a>
          </li>
        ))}
      </ul>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (message.trim()) open(message.trim())
        }}
      >
        <input
          aria-label={t(chatLinesWords.message)}
          placeholder={t(chatLinesWords.placeholder)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          className="control min-w-0 flex-1"
        />
        <Button type="submit" variant="primary" className="px-3" disabled={!message.trim()}>
          <Send aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(chatWords.send)}</span>
        </Button>
      </form>
    </div>
  )
}
