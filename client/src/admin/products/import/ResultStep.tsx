import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { isOfFiles } from '#contract/sync/source.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { importOptions } from '../../api/files/product-imports.ts'
import { undoOperation } from '../../api/products.ts'
import { syncStatusOptions } from '../../api/sync.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { FailedImport } from './FailedImport.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { importCountWords, importWords as words } from './import.words.ts'
import { importPath } from './import-step.ts'
import { ImportActions, StepProgress } from './StepProgress.tsx'

/** Notes that result from writing; the others concern the file. */
const lostPictures = new Set<string>(['picture_lost', 'more_pictures_lost'])

/** Last step: shows progress, then what was written, the next steps, and an undo. */
export function ResultStep({ one }: { one: ProductImport }) {
  const t = useTranslate()
  if (one.status === 'failed') return <FailedImport one={one} />
  if (one.status === 'applying')
    return <StepProgress label={t(words.writing)} percent={one.percent} hint={t(words.mayLeave)} />
  const { create, update, error } = one.counts
  const isUndone = one.status === 'undone'
  const Sign = isUndone ? Undo2 : Check
  return (
    <section className="grid grid-cols-1 gap-4">
      <div role="status" className="import-done flex gap-3">
        <Sign aria-hidden="true" className="w-5 flex-none text-signal" />
        <div>
          <h2 className="font-semibold">{t(isUndone ? words.undone : words.done)}</h2>
          <p>{isUndone ? t(words.undoneHint) : t(importCountWords)(create, update, error)}</p>
        </div>
      </div>
      {!isUndone && <ImportNotes notes={one.notes.filter(({ code }) => lostPictures.has(code))} />}
      {one.pending > 0 && <NextForNotion pending={one.pending} />}
      <ImportActions isAtStart>
        <Link to="/admin/products" className={buttonClass('primary', 'compact')}>
          {t(words.seeProducts)}
        </Link>
        <Link to={importPath} className={buttonClass('quiet', 'compact')}>
          {t(words.importMore)}
        </Link>
        {!isUndone && one.operationId && <Undo id={one.id} operationId={one.operationId} />}
      </ImportActions>
    </section>
  )
}

/** Shown if a Notion database is configured. */
function NextForNotion({ pending }: { pending: number }) {
  const t = useTranslate()
  const { data } = useQuery(syncStatusOptions)
  if (!data?.isConfigured || isOfFiles(data.source)) return null
  const isAutomatic = data.autoSyncEnabled && data.direction !== 'import'
  return (
    <p>
      {t(words.pending)(pending)} {t(isAutomatic ? words.pendingAutomatic : words.pendingByHand)}{' '}
      <Link to="/admin/notion" className="link">
        {t(words.toNotion)}
      </Link>
    </p>
  )
}

function Undo({ id, operationId }: { id: string; operationId: string }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const showToast = useToast()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function undo() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { restored } = await undoOperation(operationId)
      showToast(t(words.undoneToast)(restored))
      await queries.invalidateQueries({ queryKey: importOptions(id).queryKey, exact: true })
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="compact" disabled={isBusy} onClick={() => void undo()}>
        <Undo2 aria-hidden="true" className="size-4" />
        {t(isBusy ? words.undoing : uiWords.undo)}
      </Button>
      {failure && <AlertLine>{failure}</AlertLine>}
    </>
  )
}
