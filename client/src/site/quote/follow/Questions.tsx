import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useSite } from '../../../api/site.ts'
import { chatUrl, mailUrl } from '../../../contact-urls.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { followWords } from './follow.words.ts'

interface QuestionsProps {
  reference: string
  title?: string
  /** Text of a message that is prepared for WhatsApp. */
  text?: string
  /** Subject of an email that is prepared. */
  subject?: string
}

/** Links to the contacts with the reference prepared; renders nothing until the company's details have loaded. */
export function Questions({ reference, title, text, subject }: QuestionsProps) {
  const t = useTranslate()
  const site = useSite()
  return (
    <section className="mt-10 max-w-240 border-t border-ink pt-6 print:break-inside-avoid">
      <h2 className="heading text-title">{title ?? t(followWords.questions)}</h2>
      <p className="mt-2 text-ink-quiet">{t(followWords.questionsHint)(reference)}</p>
      {site && (
        <>
          <p className="mt-3 flex flex-wrap gap-3 print:hidden">
            <a
              href={chatUrl(site.phone, text ?? t(followWords.whatsappText)(reference))}
              target="_blank"
              rel="noreferrer"
              className={buttonClass()}
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              {t(followWords.whatsapp)}
              <span className="sr-only">{t(frameWords.newTab)}</span>
            </a>
            <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={buttonClass()}>
              <Phone aria-hidden="true" className="size-4" />
              {t(followWords.call)} <span className="whitespace-nowrap">{site.phone}</span>
            </a>
            <a href={mailUrl(site.email, subject ?? t(followWords.title)(reference))} className={buttonClass()}>
              <Mail aria-hidden="true" className="size-4" />
              {t(followWords.email)}
            </a>
          </p>
          <p className="hidden print:block">
            {site.phone} · {site.email}
          </p>
        </>
      )}
    </section>
  )
}
