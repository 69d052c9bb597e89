import { Link } from 'react-router-dom'
import { guideCopy } from '#content/lpwan/guide.words.ts'
import { technologies } from '#contract/catalogue/lpwan.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { detailsCopy } from './details.words.ts'
import { lpwanCopy } from './lpwan.words.ts'
import { useTechnologyLink } from './technologies/useTechnology.ts'

export function SelectionGuide() {
  const t = useTranslate()
  const linkOf = useTechnologyLink()
  return (
    <section id="guide" tabIndex={-1} className="lpwan-section">
      <h2 className="heading text-title">{t(detailsCopy.guide)}</h2>
      <ul className="lpwan-guide mt-4 border-y border-hairline">
        {guideCopy.map(({ first, technology, reason }) => {
          const { name } = technologies[technology]
          return (
            <li key={technology}>
              <h3 className="text-small text-ink-quiet">{t(first)}</h3>
              <p className="text-heading leading-tight font-semibold text-signal">{name}</p>
              <p>{t(reason)}</p>
              <Link to={linkOf(technology)} className="link touchable justify-self-start">
                {t(lpwanCopy.guideLink)(name)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
