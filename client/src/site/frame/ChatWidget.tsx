import { MessageCircle, Send, X } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { chatWords, quickMessages } from '../../i18n/chat.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDismiss } from '../../ui/useDismiss.ts'
import { chatUrl } from './chat-url.ts'

/** The floating button to the messaging app; there once the company's phone number is known. */
export function ChatWidget() {
  const t = useTranslate()
  const site = useSite()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close })
  if (!site) return null
  return (
    <div ref={area} className="chat print:hidden">
      <section id={id} hidden={!isOpen} aria-label={t(site.name)} className="chat-panel">
        <header className="rounded-t-panel bg-signal px-4 py-3 text-on-signal">
          <p className="font-semibold">{t(site.name)}</p>
          <p className="text-fine">{t(chatWords.promise)}</p>
        </header>
        <ChatLines phone={site.phone} />
      </section>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(isOpen ? chatWords.close : chatWords.open)}
        className="relative ml-auto grid size-12 place-items-center lg:size-14 rounded-full bg-signal text-on-signal shadow-lift"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
        {!isOpen && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full bg-danger text-fine leading-none font-semibold text-on-danger"
          >
            1
          </span>
        )}
      </button>
    </div>
  )
}

function ChatLines({ phone }: { phone: string }) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const open = (text: string) => window.open(chatUrl(phone, text), '_blank', 'noopener')
  return (
    <div className="grid gap-3 p-4">
      <p className="text-fine text-ink-quiet">{t(chatWords.greeting)}</p>
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
          aria-label={t(chatWords.message)}
          placeholder={t(chatWords.placeholder)}
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
