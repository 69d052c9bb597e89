import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import type { ContentKind } from '#contract/content/kinds.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { contentOptions } from '../api/content.ts'
import { useCan } from '../api/staff/session.ts'
import { contentEntryPath, contentPath } from '../paths/index.ts'
import { AreaTabs, RecordSkeleton } from '../records/page/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { ContentList } from './ContentList.tsx'
import { contentWords as words } from './content.words.ts'
import { isKind, kindsOf, kindViews } from './kinds.tsx'
import { ContentOverview } from './overview/ContentOverview.tsx'
import { ContentTabs } from './overview/ContentTabs.tsx'

export default function ContentPage() {
  const { kind } = useParams()
  if (kind === undefined) return <ContentOverview />
  return isKind(kind) ? <KindScreen key={kind} kind={kind} /> : <Navigate to={adminScreens.content.path} replace />
}

function KindScreen({ kind }: { kind: ContentKind }) {
  const t = useTranslate()
  const canWrite = useCan()('content.write')
  const { data, error, refetch } = useQuery(contentOptions(kind))
  const { group, name, one, hint } = kindViews[kind]
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <PageHead title={t(name)} isListed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(words.title)}</h1>
        {canWrite && (
          <Link to={contentEntryPath(kind, 'new')} className={buttonClass('primary', 'compact')}>
            <Plus aria-hidden="true" className="size-4" />
            {t(words.add)(t(one))}
          </Link>
        )}
      </header>
      <ContentTabs current={group} />
      <AreaTabs
        isMinor
        label={t(words.kinds)}
        tabs={kindsOf(group).map((other) => ({
          to: contentPath(other),
          label: t(kindViews[other].name),
          isCurrent: other === kind,
        }))}
      />
      <p className="text-ink-quiet">{t(words.intro)}</p>
      {hint && <p className="-mt-3 text-ink-quiet">{t(hint)}</p>}
      {data && <ContentList kind={kind} entries={data.items} canWrite={canWrite} />}
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <RecordSkeleton />}
    </div>
  )
}
