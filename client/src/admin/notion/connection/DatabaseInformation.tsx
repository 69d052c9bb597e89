import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NotionDatabaseAnswer } from '#contract/sync/sync.ts'
import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { StaffFailure } from '../../api/request.ts'
import { syncDatabaseOptions, syncStatusOptions } from '../../api/sync.ts'
import { useSyncWatch } from '../../sync/index.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { NotionReply } from '../NotionReply.tsx'
import { notionWords as words } from '../notion.words.ts'
import { Fact, factsClass, Panel } from '../Panel.tsx'
import { PropertyTable } from '../PropertyTable.tsx'
import { MissingFields } from './MissingFields.tsx'
import { RetainedFields } from './RetainedFields.tsx'
import { type ConnectionTest, isSourceChosen } from './useConnectionTest.ts'

/** Shows the database's properties and the problems that an import or export would meet. */
export function DatabaseInformation({ test }: { test: ConnectionTest }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(syncDatabaseOptions)
  useRecordTest(!isFetching && data !== undefined && isSourceChosen(data), error)
  const shown = test.typed ?? (error ? undefined : data)
  const isOff = error instanceof StaffFailure && error.code === 'sync.off'
  return (
    <Panel title={t(words.database)}>
      {test.typed && <p className="border-l-4 border-caution pl-3">{t(words.ofWhatIsTyped)}</p>}
      {shown && <Database database={shown} />}
      {!shown && isFetching && <Skeleton className="h-48 w-full" />}
      {!shown && !isFetching && isOff && (
        <div>
          <p className="font-semibold">{t(words.noDatabase)}</p>
          <p className="text-ink-quiet">{t(words.noDatabaseHint)}</p>
        </div>
      )}
      {!shown && !isFetching && error && !isOff && <Unread error={error} onRetry={() => void refetch()} />}
    </Panel>
  )
}

/** Records the outcome of this request as the connection's state, since no run has ended after it. */
function useRecordTest(isAnswered: boolean, error: Error | null) {
  const { recordTest } = useSyncWatch()
  const { isSuccess: isStatusKnown } = useQuery(syncStatusOptions)
  useEffect(() => {
    if (isStatusKnown && (isAnswered || error)) recordTest(error === null)
  }, [isStatusKnown, isAnswered, error, recordTest])
}

function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  return (
    <div role="alert" className="grid justify-items-start gap-1">
      <p className="font-semibold">{t(words.databaseFailed)}</p>
      <p className="text-ink-quiet">{failureWords(error)}</p>
      <NotionReply error={error} />
      <Button size="compact" className="mt-2" onClick={onRetry}>
        {t(uiWords.tryAgain)}
      </Button>
    </div>
  )
}

function Database({ database }: { database: NotionDatabaseAnswer }) {
  const t = useTranslate()
  const { title, apiVersion, canWrite, properties, missing, kept, warningNotes, dataSources, dataSourceId } = database
  // It is not known yet which data source is meant.
  if (dataSourceId === null && dataSources.length > 1) return <DatabaseWarnings warnings={warningNotes} />
  const source = dataSources.find(({ id }) => id === dataSourceId)
  const writing = canWrite === null ? words.notKnown : words[canWrite ? 'yes' : 'no']
  return (
    <>
      <dl className={factsClass}>
        <Fact term={t(words.databaseTitle)}>{title || t(words.untitled)}</Fact>
        {source && dataSources.length > 1 && <Fact term={t(words.dataSource)}>{source.name || t(words.untitled)}</Fact>}
        {apiVersion !== '' && (
          <>
            <Fact term={t(words.apiVersion)}>{apiVersion}</Fact>
            <Fact term={t(words.canWrite)} className={canWrite === false ? 'text-danger' : ''}>
              {t(writing)}
            </Fact>
          </>
        )}
      </dl>
      <DatabaseWarnings warnings={warningNotes} />
      <RetainedFields kept={kept} />
      <PropertyTable properties={properties} />
      <MissingFields missing={missing} />
    </>
  )
}

function DatabaseWarnings({ warnings }: { warnings: SyncNote[] }) {
  const t = useTranslate()
  const language = useLanguage()
  if (warnings.length === 0) return null
  return (
    <div className="border-l-4 border-caution pl-3 wrap-anywhere">
      <h3 className="font-semibold">{t(words.warnings)}</h3>
      <ul>
        {warnings
          .map((note) => syncNoteIn(note, language))
          .map((warning) => (
            <li key={warning} className="py-0.5 text-fine">
              {warning}
            </li>
          ))}
      </ul>
    </div>
  )
}
