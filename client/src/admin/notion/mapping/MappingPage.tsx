import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { mappingStudioOptions } from '../../api/mapping.ts'
import { StaffFailure } from '../../api/request.ts'
import { useIsFileSource } from '../../sync/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { NotionArea } from '../NotionArea.tsx'
import { NotionReply } from '../NotionReply.tsx'
import { fileMappingWords } from './file-mapping.words.ts'
import { MappingStudio } from './MappingStudio.tsx'
import { mappingWords as words } from './mapping.words.ts'

/** Renders /admin/notion/mapping: which column of the database feeds which field. */
export default function MappingPage() {
  const t = useTranslate()
  const isOfFiles = useIsFileSource()
  const { data, error, refetch } = useQuery(mappingStudioOptions)
  const isOff = error instanceof StaffFailure && error.code === 'sync.off'
  return (
    <NotionArea title={t(words.title)}>
      <p className="measure text-ink-quiet">{t(isOfFiles ? fileMappingWords.lead : words.lead)}</p>
      {isOff && (
        <EmptyState title={t(words.off)} hint={t(words.offHint)}>
          <Link to="/admin/notion" className={buttonClass('primary', 'compact')}>
            {t(words.toConnection)}
          </Link>
        </EmptyState>
      )}
      {!data && error && !isOff && (
        <div>
          <LoadFailure title={t(words.loadFailed)} error={error} onRetry={refetch} />
          <NotionReply error={error} />
        </div>
      )}
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && !isOff && <MappingStudio studio={data} onReread={() => void refetch()} />}
    </NotionArea>
  )
}
