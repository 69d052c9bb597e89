import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { supportWords } from './support.words.ts'

/** The ways to a person, for what no answer covers. */
export function People() {
  const t = useTranslate()
  const site = useSite()
  return (
    <section className="support-people">
      <h2 className="heading text-title">{t(supportWords.people)}</h2>
      <p className="measure mt-1 text-ink-quiet">{t(supportWords.peopleHint)}</p>
      <ul>
        {site && (
          <>
            <Way label={t(supportWords.call)}>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            </Way>
            <Way label={t(supportWords.write)}>
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            </Way>
          </>
        )}
        <Way label={t(supportWords.form)}>
          <LocalLink to={paths.contact}>{t(supportWords.formName)}</LocalLink>
        </Way>
        <Way label={t(supportWords.documentation)}>
          <LocalLink to={paths.docs}>{t(supportWords.documentationName)}</LocalLink>
        </Way>
      </ul>
    </section>
  )
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <span>{label}</span>
      {children}
    </li>
  )
}
