import { Link } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyChart } from '../ui/charts/ChartPanel.tsx'
import { figureWords as words } from './figures.words.ts'

export function NoSales() {
  const t = useTranslate()
  return (
    <EmptyChart title={t(words.noSales)} hint={t(words.noSalesHint)}>
      <Link to={adminScreens.orders.path} className={buttonClass('secondary', 'compact')}>
        {t(words.seeOrders)}
      </Link>
    </EmptyChart>
  )
}
