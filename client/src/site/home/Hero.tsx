import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { homeWords } from './home.words.ts'

/** What is sold and for whom. */
export function Hero() {
  const t = useTranslate()
  return (
    <header>
      <h1 className="heading text-heading lg:text-display">{t(homeWords.title)}</h1>
      <p className="measure mt-4 mb-6 text-body text-ink-quiet">{t(homeWords.lead)}</p>
      <div className="flex flex-wrap gap-3">
        <LocalLink to={paths.products} className={buttonClass('primary', 'large')}>
          {t(homeWords.products)}
        </LocalLink>
        <LocalLink to={paths.demo} className={buttonClass('secondary', 'large')}>
          {t(homeWords.demo)}
        </LocalLink>
      </div>
    </header>
  )
}
