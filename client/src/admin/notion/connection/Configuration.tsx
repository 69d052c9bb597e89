import { useQuery } from '@tanstack/react-query'
import type { SyncConnection } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useCan } from '../../api/staff/session.ts'
import { syncConnectionOptions } from '../../api/sync.ts'
import { syncWords } from '../../sync/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { NotionReply } from '../NotionReply.tsx'
import { notionWords as words } from '../notion.words.ts'
import { Fact, factsClass, Panel } from '../Panel.tsx'
import { AutomaticSyncs } from './AutomaticSyncs.tsx'
import { ConnectionForm } from './ConnectionForm.tsx'
import { connectionValuesOf, isTestable } from './connection.ts'
import { sourceKindWords, sourceWords } from './source.words.ts'
import type { ConnectionTest } from './useConnectionTest.ts'

/** Element id of the panel. */
export const configurationId = 'configuration'

export function Configuration({ test }: { test: ConnectionTest }) {
  const t = useTranslate()
  const canManage = useCan()('settings.manage')
  const { data, error, refetch } = useQuery(syncConnectionOptions)
  const Connection = canManage ? ConnectionForm : ConnectionFacts
  return (
    <Panel id={configurationId} title={t(words.configuration)}>
      {!data && error && <LoadFailure isSmall title={t(words.configurationFailed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-80 w-full" />}
      {data && <Connection connection={data} test={test} />}
      {data && !canManage && <AutomaticSyncs isEnabled={data.isEnabled} />}
    </Panel>
  )
}

/** Shows the configuration to those who may not change it, and who may. */
function ConnectionFacts({ connection, test }: { connection: SyncConnection; test: ConnectionTest }) {
  const t = useTranslate()
  const can = useCan()
  const { isEnabled, source, fileUrl, hasApiKey, databaseId, pricebookDatabaseId } = connection
  return (
    <>
      <dl className={factsClass}>
        <Fact term={t(sourceWords.source)}>{t(sourceKindWords[source])}</Fact>
        {source === 'address' && <Fact term={t(sourceWords.fileUrl)}>{fileUrl}</Fact>}
        {source === 'notion' && (
          <>
            <Fact term={t(words.apiKey)}>{t(hasApiKey ? words.secretSet : words.secretNotSet)}</Fact>
            <Fact term={t(words.databaseId)}>{databaseId || t(words.secretNotSet)}</Fact>
          </>
        )}
        <Fact term={t(words.enable)}>{t(isEnabled ? syncWords.on : syncWords.off)}</Fact>
        {source === 'notion' && <Fact term={t(words.pricebook)}>{pricebookDatabaseId || t(words.secretNotSet)}</Fact>}
      </dl>
      <p className="text-fine text-ink-quiet">{t(syncWords.askAdmin)}</p>
      {can('sync.run') && (
        <div className="grid justify-items-start gap-2">
          <Button
            size="compact"
            disabled={!isTestable(connectionValuesOf(connection), connection) || test.isRunning}
            onClick={() => test.run({})}
          >
            {t(test.isRunning ? words.testing : words.test)}
          </Button>
          <NotionReply error={test.error} />
        </div>
      )}
    </>
  )
}
