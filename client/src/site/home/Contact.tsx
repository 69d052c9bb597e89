import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { chatUrl, mailUrl } from '../../contact-urls.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { homeWords } from './home.words.ts'

export function Contact() {
  const t = useTranslate()
  return (
    <section className="flex flex-col justify-between gap-y-8 rounded-panel border border-hairline bg-raised p-5 sm:p-6">
      <div>
        <h2 className="heading text-title">{t(homeWords.closing)}</h2>
        <p className="measure mt-2 text-ink-quiet">{t(homeWords.closingText)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <LocalLink to={paths.demo} className={buttonClass('primary')}>
            {t(homeWords.demo)}
          </LocalLink>
          <LocalLink to={paths.contact} className={buttonClass()}>
            {t(homeWords.contact)}
          </LocalLink>
        </div>
      </div>
      <People />
    </section>
  )
}

function People() {
  const t = useTranslate()
  const site = useSite()
  return (
    <div>
      <h3 className="text-fine text-ink-quiet">{t(homeWords.people)}</h3>
      <ul className="mt-1.5 border-t border-ink">
        {site && (
          <>
            <Way name={t(homeWords.phone)}>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            </Way>
            <Way name={t(homeWords.whatsApp)}>
              <a href={chatUrl(site.phone, '')} target="_blank" rel="noreferrer">
                {t(homeWords.chat)}
                <span className="sr-only">{t(frameWords.newTab)}</span>
              </a>
            </Way>
            <Way name={t(homeWords.email)}>
              <a href={mailUrl(site.email)}>{site.email}</a>
            </Way>
            <Way name={t(homeWords.office)}>
              <span className="py-1 text-end">{t(site.address)}</span>
            </Way>
          </>
        )}
        <Way name={t(homeWords.promise)}>
          <LocalLink to={paths.contact}>{t(homeWords.enquiry)}</LocalLink>
        </Way>
        <Way name={t(homeWords.answered)}>
          <LocalLink to={paths.support}>{t(homeWords.questions)}</LocalLink>
        </Way>
      </ul>
    </div>
  )
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline leading-[1.4] last:border-0 [&>a]:touchable [&>a]:hover:text-signal">
      <span className="text-fine text-ink-quiet">{name}</span>
      {children}
    </li>
  )
}
