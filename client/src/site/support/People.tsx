import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { mailUrl } from '../../contact-urls.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { peopleWords } from './support.words.ts'

const wayClass = 'flex min-h-11 items-center font-semibold wrap-anywhere hover:text-signal'

export function People() {
  const t = useTranslate()
  const site = useSite()
  return (
    <section className="mt-16 border-t border-ink pt-6">
      <h2 className="heading text-title">{t(peopleWords.people)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(peopleWords.peopleHint)}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 mt-4">
        {site && (
          <>
            <Way label={t(peopleWords.call)}>
              <a className={wayClass} href={`tel:${site.phone.replaceAll(' ', '')}`}>
                {site.phone}
              </a>
            </Way>
            <Way label={t(peopleWords.write)}>
              <a className={wayClass} href={mailUrl(site.supportEmail)}>
                {site.supportEmail}
              </a>
            </Way>
          </>
        )}
        <Way label={t(peopleWords.form)}>
          <LocalLink to={paths.contact} className={wayClass}>
            {t(peopleWords.formName)}
          </LocalLink>
        </Way>
        <Way label={t(peopleWords.documentation)}>
          <LocalLink to={paths.docs} className={wayClass}>
            {t(peopleWords.documentationName)}
          </LocalLink>
        </Way>
      </ul>
    </section>
  )
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid border-t border-hairline pt-3">
      <span className="text-fine text-ink-quiet">{label}</span>
      {children}
    </li>
  )
}
