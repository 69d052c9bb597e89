import '../../records/form/staff-form.css'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type BulkAction, bulkActionSchema } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { StaffFailure } from '../../api/request.ts'
import { useFormats } from '../../i18n/formats.ts'
import type { Marked } from '../../records/list/index.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { BulkFields } from './BulkFields.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { actionOf, type BulkDraft, blankDraft, outcomeOf } from './bulk.rules.ts'
import { bulkWords as words } from './bulk.words.ts'
import { useBulkChange } from './useBulkChange.ts'
import { bulkMost, useBulkRows } from './useBulkRows.ts'
import { useIsSlow } from './useIsSlow.ts'

interface BulkDialogProps {
  marked: Marked<StaffProduct>
  onClose: () => void
  /** Called after success: clears the selection. */
  onDone: () => void
}

/** Applies one change to all selected products, with a preview of the first ones; can be undone. */
export function BulkDialog({ marked, onClose, onDone }: BulkDialogProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const { rows, count, error, refetch, reload } = useBulkRows(marked)
  const isTooMany = count > bulkMost
  return (
    <Dialog isOpen onClose={onClose} title={t(words.title)(number(count))}>
      {isTooMany && <AlertLine>{t(words.tooMany)(number(bulkMost))}</AlertLine>}
      {!isTooMany && rows && <BulkForm rows={rows} onReload={reload} onClose={onClose} onDone={onDone} />}
      {!isTooMany && !rows && !error && <Skeleton className="h-56 w-full" />}
      {!isTooMany && !rows && error && (
        <LoadFailure isSmall title={t(words.loadFailed)} error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

const staleSchema = z.array(z.object({ id: z.string(), name: z.string() }))
type Stale = z.output<typeof staleSchema>

interface BulkFormProps extends Pick<BulkDialogProps, 'onClose' | 'onDone'> {
  rows: StaffProduct[]
  onReload: (stale: Stale) => Promise<void>
}

function BulkForm({ rows, onReload, onClose, onDone }: BulkFormProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const [draft, setDraft] = useState<BulkDraft>({ kind: 'price', ...blankDraft })
  const { state, apply, reload } = useApply(rows, { onReload, onDone })
  const isSlow = useIsSlow(state.kind === 'busy')
  const action = z.safeParse(bulkActionSchema, actionOf(draft)).data
  const count = action ? rows.filter((row) => outcomeOf(row, action) !== undefined).length : 0
  return (
    <form
      noValidate
      aria-label={t(words.title)(number(rows.length))}
      className="staff-form is-dense grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (action && count > 0) void apply(action)
      }}
    >
      <BulkFields draft={draft} isValid={action !== undefined} onChange={setDraft} />
      {action && <BulkPreview rows={rows} action={action} count={count} />}
      {isSlow && (
        <p role="status">
          {t(words.working)(number(rows.length))}
          <progress
            className="mt-1.5 block h-1 w-full accent-signal"
            aria-label={t(words.working)(number(rows.length))}
          />
        </p>
      )}
      {state.kind === 'failed' && <Failed state={state} onReload={reload} />}
      <DialogButtons
        onClose={onClose}
        act={t(words.apply)(number(count))}
        disabled={count === 0 || state.kind === 'busy'}
      />
    </form>
  )
}

type State = { kind: 'ready' } | { kind: 'busy' } | { kind: 'failed'; error: unknown; stale: Stale | undefined }

function useApply(rows: StaffProduct[], { onReload, onDone }: Pick<BulkFormProps, 'onReload' | 'onDone'>) {
  const change = useBulkChange()
  const [state, setState] = useState<State>({ kind: 'ready' })
  async function attempt(act: () => Promise<void>, after: () => void) {
    setState({ kind: 'busy' })
    try {
      await act()
      setState({ kind: 'ready' })
      after()
    } catch (error) {
      const current = error instanceof StaffFailure && error.code === 'record.changed' ? error.current : undefined
      setState({ kind: 'failed', error, stale: z.safeParse(staleSchema, current).data })
    }
  }
  return {
    state,
    apply: (action: BulkAction) => attempt(() => change(rows, action), onDone),
    reload: (stale: Stale) =>
      attempt(
        () => onReload(stale),
        () => undefined,
      ),
  }
}

const namesShown = 5

function Failed({ state, onReload }: { state: Extract<State, { kind: 'failed' }>; onReload: (stale: Stale) => void }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const { names: listed } = useFormats()
  const { error, stale } = state
  if (!stale) return <AlertLine>{failureWords(error)}</AlertLine>
  const names = stale.slice(0, namesShown).map(({ name }) => name)
  const more = stale.length - names.length
  return (
    <>
      <AlertLine>{t(words.stale)(listed([...names, ...(more > 0 ? [t(words.more)(String(more))] : [])]))}</AlertLine>
      <div>
        <Button size="compact" onClick={() => onReload(stale)}>
          {t(words.reload)}
        </Button>
      </div>
    </>
  )
}
