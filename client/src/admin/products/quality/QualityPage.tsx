import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { type ProductIssue, productIssues, type Quality } from '#contract/catalogue/data-quality.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { qualityOptions } from '../../api/products.ts'
import { useFormats } from '../../i18n/formats.ts'
import { DataTable } from '../../records/list/index.ts'
import { AreaTabs, BackLink } from '../../records/page/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { issueHints, issueWords } from '../../words/product-issues.words.ts'
import { qualityWords as words } from '../../words/product-quality.words.ts'
import { detailWords } from '../detail/detail.words.ts'
import { useQualityTable } from './quality-table.tsx'

const { path } = adminScreens.products

/** Renders /admin/products/quality: the catalogue's issues by kind, with a fix in each row. */
export default function QualityPage() {
  const t = useTranslate()
  const { number } = useFormats()
  const { data, error, refetch } = useQuery(qualityOptions)
  return (
    <>
      <PageHead title={t(words.title)} isListed={false} />
      <BackLink to={path}>{t(detailWords.back)}</BackLink>
      <header className="mb-4">
        <h1 className="heading text-title">{t(words.title)}</h1>
        {data && data.products > 0 && <p className="text-ink-quiet">{t(words.sum)(number(data.products))}</p>}
      </header>
      {data && <Inbox quality={data} />}
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
    </>
  )
}

function Inbox({ quality }: { quality: Quality }) {
  const t = useTranslate()
  const { number } = useFormats()
  const [params] = useSearchParams()
  const countOf = (issue: ProductIssue) => quality.issues.find((each) => each.issue === issue)?.count ?? 0
  const requested = productIssues.find((issue) => issue === params.get('issue'))
  const current = requested ?? productIssues.find((issue) => countOf(issue) > 0)
  if (!current) return <AllWell />
  const tabs = productIssues.map((issue) => ({
    to: `${path}/quality?issue=${issue}`,
    label: t(issueWords[issue]),
    isCurrent: issue === current,
    count: countOf(issue) > 0 ? number(countOf(issue)) : undefined,
  }))
  return (
    <div className="grid gap-4">
      <AreaTabs label={t(words.tabs)} tabs={tabs} />
      <p className="measure text-ink-quiet">{t(issueHints[current])}</p>
      <Affected key={current} issue={current} />
    </div>
  )
}

function AllWell() {
  const t = useTranslate()
  return (
    <EmptyState title={t(words.allWell)} hint={t(words.allWellHint)}>
      <Link to={path} className={buttonClass('secondary')}>
        {t(words.toProducts)}
      </Link>
    </EmptyState>
  )
}

function Affected({ issue }: { issue: ProductIssue }) {
  return <DataTable table={useQualityTable(issue)} />
}
