import { useSite } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { homeWords } from './home.words.ts'

/** For who would rather ask a person than the assistant. */
export function People() {
  const t = useTranslate()
  const site = useSite()
  return (
    <div className="home-people">
      <h3 className="text-fine text-ink-quiet">{t(homeWords.people)}</h3>
      <ul>
        {site && (
          <>
            <li>
              <span>{t(homeWords.phone)}</span>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
            </li>
            <li>
              <span>{t(homeWords.email)}</span>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </>
        )}
        <li>
          <span>{t(homeWords.promise)}</span>
          <LocalLink to={paths.contact}>{t(homeWords.enquiry)}</LocalLink>
        </li>
        <li>
          <span>{t(homeWords.answered)}</span>
          <LocalLink to={paths.support}>{t(homeWords.questions)}</LocalLink>
        </li>
      </ul>
    </div>
  )
}
