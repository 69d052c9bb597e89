import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { chatUrl, mailUrl } from '../../contact-urls.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { wayCopy } from './contact.words.ts'

/**
 * Links to every direct contact, with a prepared message.
 * @param text of the chat message and the email
 */
export function ContactLinks({ text, subject }: { text: string; subject: string }) {
  const t = useTranslate()
  const site = useSite()
  if (!site) return <div className="min-h-96" aria-hidden="true" />
  const mail = mailUrl(site.email, subject, text)
  return (
    <section className="lg:sticky lg:top-24">
      <h2 className="heading text-title">{t(wayCopy.direct)}</h2>
      <dl className="mt-4 border-t border-ink">
        <Way name={t(wayCopy.whatsApp)} hint={t(wayCopy.whatsAppHint)}>
          <a href={chatUrl(site.phone, text)} target="_blank" rel="noreferrer" className={buttonClass()}>
            {t(wayCopy.openWhatsApp)}
            <span className="sr-only">{t(frameWords.newTab)}</span>
          </a>
        </Way>
        <Way name={t(wayCopy.phone)} hint={t(wayCopy.phoneHint)}>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={buttonClass()}>
            {site.phone}
          </a>
        </Way>
        <Way name={t(wayCopy.email)} hint={t(wayCopy.emailHint)}>
          <a href={mail} className={buttonClass()}>
            {site.email}
          </a>
        </Way>
        <Way name={t(wayCopy.address)} hint={t(wayCopy.addressHint)}>
          {t(site.address)}
        </Way>
      </dl>
    </section>
  )
}

function Way({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 border-b border-hairline py-5 md:max-lg:grid-cols-[1fr_minmax(16rem,auto)] md:max-lg:items-center">
      <dt className="font-semibold">
        {name}
        <span className="block text-fine font-normal text-ink-quiet">{hint}</span>
      </dt>
      <dd className="grid">{children}</dd>
    </div>
  )
}
