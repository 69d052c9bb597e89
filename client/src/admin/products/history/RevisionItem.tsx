import { Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Revision } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { undoOperation } from '../../api/products.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { bulkWords } from '../bulk/bulk.words.ts'
import { useProductsCache } from '../useProductActions.ts'
import { authorWords, originWords, historyWords as words } from './history.words.ts'
import { FieldChanges } from './ValueChange.tsx'
import { Version } from './Version.tsx'

interface RevisionItemProps {
  revision: Revision
  isPresent: boolean
  onRevert: () => void
}

export function RevisionItem({ revision, isPresent, onRevert }: RevisionItemProps) {
  const t = useTranslate()
  const canWrite = useCan()('products.write')
  const { version, at, origin, actorName, created, changes } = revision
  const how = t(created ? words.created : originWords[origin])
  const told =
    origin === 'notion'
      ? [...(created ? [how] : []), t(authorWords[actorName] ?? originWords.notion)]
      : [how, actorName]
  return (
    <Version
      isPresent={isPresent}
      title={
        <>
          {t(words.version)(version)}
          {isPresent && <span className="font-normal text-signal"> · {t(words.present)}</span>}
        </>
      }
      origin={
        <>
          {told.join(' · ')} · <RelativeTime at={at} />
        </>
      }
      footer={
        <>
          <Origin revision={revision} />
          {canWrite && !isPresent && <RevertButton onRevert={onRevert} />}
        </>
      }
    >
      {created && changes.length > 0 && (
        <details>
          <summary className="min-h-9 content-center text-ink-quiet">{t(words.createdFields)(changes.length)}</summary>
          <FieldChanges changes={changes} />
        </details>
      )}
      {!created && <FieldChanges changes={changes} />}
    </Version>
  )
}

export function RevertButton({ onRevert }: { onRevert: () => void }) {
  const t = useTranslate()
  return (
    <Button size="compact" variant="quiet" className="-ml-3 text-ink-quiet" onClick={onRevert}>
      <Undo2 aria-hidden="true" className="size-4" />
      {t(words.revert)}
    </Button>
  )
}

function Origin({ revision: { runId, operationId, origin } }: { revision: Revision }) {
  const t = useTranslate()
  const can = useCan()
  const undo = useUndoAll()
  return (
    <>
      {runId && (
        <Link to={`/admin/notion/runs/${runId}`} className="link">
          {t(words.run)}
        </Link>
      )}
      {operationId && can('audit.read') && (
        <Link to={`/admin/audit?${new URLSearchParams({ entityId: operationId })}`} className="link">
          {t(words.audit)}
        </Link>
      )}
      {operationId && origin !== 'undo' && can('products.write') && (
        <Button size="compact" variant="quiet" className="-ml-3 text-ink-quiet" onClick={() => void undo(operationId)}>
          {t(words.undoAll)}
        </Button>
      )}
    </>
  )
}

function useUndoAll(): (operation: string) => Promise<void> {
  const t = useTranslate()
  const toast = useToast()
  const { number } = useFormats()
  const failureWords = useFailureWords()
  const { refresh } = useProductsCache()
  return async (operation) => {
    try {
      const { restored } = await undoOperation(operation)
      toast(t(bulkWords.undone)(number(restored)))
    } catch (error) {
      toast(t(bulkWords.notUndone), 'failure', failureWords(error))
    }
    refresh()
  }
}
