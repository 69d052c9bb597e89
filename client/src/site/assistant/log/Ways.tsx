import { useSite } from '../../../api/site.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { chatUrl } from '../../frame/chat-url.ts'
import { answerWords } from './answer.words.ts'

/** To people, and to the answers that are written down. The question goes along where the way can carry it. */
export function Ways({ question }: { question: string }) {
  const t = useTranslate()
  const site = useSite()
  return (
    <>
      <p className="mt-2">{t(answerWords.meanwhile)}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {site && (
          <li>
            <a href={chatUrl(site.phone, question)} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              {t(answerWords.whatsApp)}
              <span className="sr-only">{t(frameWords.newTab)}</span>
            </a>
          </li>
        )}
        <li>
          <LocalLink to={paths.contact} className={buttonClass()}>
            {t(answerWords.form)}
          </LocalLink>
        </li>
        <li>
          <LocalLink to={`${paths.support}?${new URLSearchParams({ q: question })}`} className={buttonClass()}>
            {t(answerWords.support)}
          </LocalLink>
        </li>
      </ul>
    </>
  )
}
