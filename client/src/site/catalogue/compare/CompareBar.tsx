import './compare-bar.css'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { comparedMax, setComparedProducts, useComparedProducts } from '../../../storage/compared-products.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Ticks } from '../../../ui/figures/Ticks.tsx'
import { compareBarWords as words } from './compare-bar.words.ts'

/** At the foot of the catalogue while products are marked: how many, and the way to compare them. */
export default function CompareBar() {
  const t = useTranslate()
  const slugs = useComparedProducts()
  const count = slugs.length
  return (
    <section aria-label={t(words.title)} className="compare-bar print:hidden">
      <div className="page">
        <p role="status">
          {t(words.count)(count, comparedMax)}
          {count > 1 ? (
            <span className="compare-bar-ticks">
              <Ticks count={comparedMax} filled={count} />
            </span>
          ) : (
            <span className="compare-bar-hint">{t(words.one)}</span>
          )}
        </p>
        <Button variant="quiet" onClick={() => setComparedProducts([])}>
          {t(words.clear)}
        </Button>
        {count > 1 && (
          <LocalLink to={paths.compare(slugs)} className={buttonClass('primary')}>
            {t(words.go)(count)}
          </LocalLink>
        )}
      </div>
    </section>
  )
}
