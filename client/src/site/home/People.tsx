import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { mailUrl } from '../../mail-url.ts'
import { paths } from '../../paths.ts'
import { homeWords } from './home.words.ts'

export function People() {
  const t = useTranslate()
  const site = useSite()
  return (
    <div className="mt-4 self-end">
      <h3 className="text-fine text-ink-quiet">{t(homeWords.people)}</h3>
      <ul className="mt-1.5 border-t border-ink">
        {site && (
          <>
            <Way name={t(homeWords.phone)}>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            </Way>
            <Way name={t(homeWords.email)}>
              <a href={mailUrl(site.email)}>{site.email}</a>
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
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline leading-[1.4] [&>a]:touchable [&>a]:hover:text-signal">
      <span className="text-fine text-ink-quiet">{name}</span>
      {children}
    </li>
  )
}
