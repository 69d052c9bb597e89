import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { categoryLabels } from '#contract/catalogue/products.ts'
import type { Dashboard } from '#contract/staff/figures.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useFormats } from '../i18n/formats.ts'
import { figureWords } from '../reports/index.ts'
import { useSourceWords } from '../sync/index.ts'
import { ChartPanel, EmptyChart, SharePie } from '../ui/charts/ChartPanel.tsx'
import { shareTable } from '../ui/charts/chart-data.ts'
import type { Share } from '../ui/charts/SharePie.tsx'
import { fileDashboardWords } from '../words/file-source.words.ts'
import { dashboardWords as words } from './dashboard.words.ts'

/** Renders each category's share of the catalogue, linked to its products. */
export function CategoryPanel({ query }: { query: UseQueryResult<Dashboard> }) {
  const t = useTranslate()
  const { number } = useFormats()
  const sharesOf = ({ categories }: Dashboard): Share[] =>
    categories.map(({ category, count, percent }) => ({
      id: category,
      name: t(categoryLabels[category]),
      value: count,
      note: number(count),
      percent: `${percent}%`,
      to: `${adminScreens.products.path}?state=listed&category=${category}`,
    }))
  return (
    <ChartPanel
      title={t(words.categories)}
      query={query}
      failed={t(figureWords.failed)}
      skeleton="h-44"
      none={({ categories }) => categories.every(({ count }) => count === 0) && <NoProducts />}
      table={(data) => shareTable(sharesOf(data), [t(figureWords.category), t(figureWords.products), t(words.percent)])}
    >
      {(data) => <SharePie shares={sharesOf(data)} />}
    </ChartPanel>
  )
}

function NoProducts() {
  const t = useTranslate()
  const sourced = useSourceWords(words, fileDashboardWords)
  return (
    <EmptyChart title={t(words.noProducts)} hint={t(sourced.noProductsHint)}>
      <Link to={adminScreens.notion.path} className={buttonClass('secondary', 'compact')}>
        {t(sourced.sync)}
      </Link>
    </EmptyChart>
  )
}
