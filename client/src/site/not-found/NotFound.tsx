import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { SearchBox } from '../search/index.ts'
import { notFoundWords as words } from './not-found.words.ts'

const ways = [
  { to: paths.products, name: words.products, text: words.productsText },
  { to: paths.solutions, name: words.solutions, text: words.solutionsText },
  { to: paths.contact, name: words.contact, text: words.contactText },
]

export default function NotFound() {
  const t = useTranslate()
  return (
    <div className="page pt-12 lg:pt-20">
      <PageHead title={t(frameWords.notFoundTitle)} isListed={false} />
      <p className="text-title font-semibold text-signal">404</p>
      <h1 className="heading mt-1 text-heading lg:text-display">{t(frameWords.notFound)}</h1>
      <p className="measure mt-3 text-body text-ink-quiet">{t(words.hint)}</p>
      <div className="mt-6 max-w-2xl">
        <SearchBox hasButton />
      </div>
      <nav aria-label={t(words.waysOn)}>
        <ul className="mt-10 grid gap-x-10 sm:grid-cols-3">
          {ways.map(({ to, name, text }) => (
            <li key={to} className="border-t border-ink max-sm:not-first:border-hairline">
              <LocalLink to={to} className="group block h-full py-4">
                <strong className="heading block text-title group-hover:text-signal">{t(name)}</strong>
                <span className="mt-1 block text-ink-quiet">{t(text)}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <LocalLink to={paths.home} className="link touchable mt-2">
        {t(words.home)}
      </LocalLink>
    </div>
  )
}
