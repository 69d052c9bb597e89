import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { contentOptions } from '../api/content.ts'
import { useCan } from '../api/staff/session.ts'
import { contentEntryPath, contentPath } from '../paths/index.ts'
import { AreaTabs, RecordSkeleton } from '../records/page/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { ContentList } from './ContentList.tsx'
import { groupWords, contentWords as words } from './content.words.ts'
import { isKind, kindGroups, kindsOf, kindViews } from './kinds.tsx'

export default function ContentPage() {
  const { kind = contentKinds[0] } = useParams()
  return isKind(kind) ? <KindScreen key={kind} kind={kind} /> : <Navigate to={contentPath(contentKinds[0])} replace />
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
      <AreaTabs
        label={t(words.groups)}
        tabs={kindGroups.map((other) => ({
          to: contentPath(kindsOf(other)[0] ?? kind),
          label: t(groupWords[other]),
          isCurrent: other === group,
        }))}
      />
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
