import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { SearchBox } from '../search/index.ts'

export default function NotFound() {
  const t = useTranslate()
  return (
    <div className="page py-20 lg:py-32">
      <PageHead title={t(frameWords.notFoundTitle)} isListed={false} />
      <p className="text-display font-semibold text-signal">404</p>
      <h1 className="heading mt-2 text-heading">{t(frameWords.notFound)}</h1>
      <p className="measure mt-3 text-body text-ink-quiet">{t(frameWords.notFoundHint)}</p>
      <div className="mt-8 max-w-xl">
        <SearchBox />
      </div>
      <LocalLink to={paths.home} className={buttonClass('primary', 'regular', 'mt-8')}>
        {t(frameWords.returnHome)}
      </LocalLink>
    </div>
  )
}
