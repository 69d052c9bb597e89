import { Link, useLocation } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { lpwanCopy } from './lpwan.words.ts'
import { RangeRateChart } from './RangeRateChart.tsx'

export function Hero() {
  const t = useTranslate()
  const { search } = useLocation()
  return (
    <header className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
      <div>
        <h1 className="heading text-heading lg:text-display">{t(lpwanCopy.heading)}</h1>
        <p className="measure mt-4 text-body text-ink-quiet">{t(lpwanCopy.lead)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={{ search, hash: '#chooser' }} className={buttonClass('primary', 'large')}>
            {t(lpwanCopy.toChooser)}
          </Link>
          <Link to={{ search, hash: '#comparison' }} className={buttonClass('secondary', 'large')}>
            {t(lpwanCopy.toComparison)}
          </Link>
        </div>
      </div>
      <RangeRateChart />
    </header>
  )
}
