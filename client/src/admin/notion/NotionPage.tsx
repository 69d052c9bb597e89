import { useTranslate } from '../../i18n/language.tsx'
import { useIsFileSource, useScreenNames } from '../sync/index.ts'
import { Configuration } from './connection/Configuration.tsx'
import { DatabaseInformation } from './connection/DatabaseInformation.tsx'
import { useConnectionTest } from './connection/useConnectionTest.ts'
import { Webhooks } from './connection/Webhooks.tsx'
import { NotionArea } from './NotionArea.tsx'
import { Synchronization } from './Synchronization.tsx'

export default function NotionPage() {
  const t = useTranslate()
  const test = useConnectionTest()
  const isOfFiles = useIsFileSource()
  return (
    <NotionArea title={t(useScreenNames().notion)}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4">
          <Synchronization />
          <DatabaseInformation test={test} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4">
          <Configuration test={test} />
          {!isOfFiles && <Webhooks />}
        </div>
      </div>
    </NotionArea>
  )
}
