import { categoryLabels } from '#contract/catalogue/values/product-values.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { useSite } from '../../api/site.ts'
import { countryWords } from '../../i18n/countries.words.ts'
import { amountText } from '../../i18n/formats.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useShelf } from './home.ts'
import { homeWords } from './home.words.ts'

export function Figures() {
  return (
    <div className="grid gap-y-5 gap-x-16 mt-5 pt-4 border-t border-ink lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Counts />
      <Areas />
    </div>
  )
}

/** Renders nothing if the catalogue cannot be loaded. */
function Counts() {
  const t = useTranslate()
  const { categories, isPending } = useShelf()
  const counted = categories.filter(({ count }) => count > 0)
  if (isPending) return <Skeleton className="home-counts-pending h-17" />
  if (counted.length === 0) return null
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label={t(homeWords.catalogue)}>
      <h2 className="text-fine text-ink-quiet">{t(homeWords.catalogue)}</h2>
      <ul className="flex flex-wrap gap-x-8">
        <Count count={total} label={t(homeWords.allProducts)} to={paths.products} />
        {counted.map(({ value, count }) => (
          <Count key={value} count={count} label={t(categoryLabels[value])} to={paths.category(value)} />
        ))}
      </ul>
    </section>
  )
}

function Count({ count, label, to }: { count: number; label: string; to: string }) {
  return (
    <li>
      <LocalLink to={to} className="inline-flex min-h-11 items-baseline gap-1.5 text-fine hover:text-signal">
        <strong className="text-heading/11 font-semibold">{amountText(count)}</strong> {label}
      </LocalLink>
    </li>
  )
}

function Areas() {
  const t = useTranslate()
  const countries = useSite()?.serviceCountries ?? serviceCountries
  return (
    <section>
      <h2 className="text-fine text-ink-quiet">{t(homeWords.areas)}</h2>
      <ul className="flex flex-wrap pt-2 gap-x-4 sm:gap-x-5">
        {countries.map((country) => (
          <li key={country}>{t(countryWords[country])}</li>
        ))}
      </ul>
    </section>
  )
}
