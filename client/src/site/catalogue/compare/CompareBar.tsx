import './compare-bar.css'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { comparedMax, setComparedProducts, useComparedProducts } from '../../../storage/compared-products.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { compareBarWords as words } from './compare-bar.words.ts'

/** Renders a bar at the foot of the catalogue with the number of marked products and a link to compare them. */
export function CompareBar() {
  const t = useTranslate()
  const slugs = useComparedProducts()
  const count = slugs.length
  return (
    <section
      aria-label={t(words.title)}
      className="compare-bar fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-raised pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="page flex items-center gap-x-2 gap-y-2 max-md:pr-18">
        <p className="mr-auto min-w-0 leading-[1.3]" role="status">
          {t(words.count)(count, comparedMax)}
          {count === 1 && <span className="block text-fine text-ink-quiet">{t(words.one)}</span>}
        </p>
        <Button variant="quiet" className="whitespace-nowrap max-md:px-2" onClick={() => setComparedProducts([])}>
          {t(words.clear)}
        </Button>
        {count > 1 && (
          <LocalLink
            to={paths.compare(slugs)}
            className={buttonClass('primary', 'regular', 'whitespace-nowrap max-md:px-3')}
          >
            {t(words.go)(count)}
          </LocalLink>
        )}
      </div>
    </section>
  )
}
