import { MessageCircle, X } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { useSite } from '../../api/site.ts'
import { chatUrl } from '../../contact-urls.ts'
import { chatWords, frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useDismiss } from '../../ui/browser/useDismiss.ts'
import { assistantDrawer } from '../assistant/index.ts'
import type { ChatLines } from './ChatLines.tsx'

/**
 * The floating chat button of every page: with the assistant, or with people in the messaging app; there once the company's phone
 * number is known. It stands at the lower right and covers nothing: in the page's margin, or, on a phone, in a strip of its own (shell.css).
 */
export function ChatWidget() {
  const t = useTranslate()
  const site = useSite()
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Lines, setLines] = useState<typeof ChatLines>()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close })
  if (!site) return null
  /** The lines come when they are first asked for; should they not come, a plain link to the same place stands there. */
  function toggle() {
    setOpen(!isOpen)
    import('./ChatLines.tsx').then(
      (loaded) => setLines(() => loaded.ChatLines),
      () => {},
    )
  }
  /** Focus goes back to the button, which stays: there the assistant returns it. */
  function askAssistant() {
    close()
    area.current?.querySelector<HTMLElement>('[data-chat]')?.focus()
    assistantDrawer.open()
  }
  return (
    <aside ref={area} aria-label={t(chatWords.title)} className="chat print:hidden">
      <LocalLink to={paths.contact} className="chat-contact hover:text-signal">
        {t(chatWords.contact)}
      </LocalLink>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(isOpen ? chatWords.close : chatWords.open)}
        className="chat-button"
        data-chat
        onClick={toggle}
      >
        {isOpen ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
        {!isOpen && (
          <span aria-hidden="true" className="chat-badge">
            1
          </span>
        )}
      </button>
      <section id={id} hidden={!isOpen} aria-label={t(site.name)} className="chat-panel">
        <header className="rounded-t-panel bg-signal px-4 py-3 text-on-signal">
          <p className="font-semibold">{t(site.name)}</p>
          <p className="text-fine">{t(chatWords.promise)}</p>
        </header>
        {Lines ? (
          <Lines phone={site.phone} onAsk={askAssistant} />
        ) : (
          <a href={chatUrl(site.phone, '')} target="_blank" rel="noreferrer" className="link block p-4">
            {t(chatWords.send)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
        )}
      </section>
    </aside>
  )
}
