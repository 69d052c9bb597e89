import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { customerOptions, mergeCustomers } from '../../api/sales/customers.ts'
import { useFormats } from '../../i18n/formats.ts'
import { CustomerInput } from '../../sales/index.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog, DialogActions, DialogButtons } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { customersWords } from '../../words/customers.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { customerPageWords as words } from '../customer-page.words.ts'
import { useCustomersCache } from '../useCustomersCache.ts'

interface MergeDialogProps {
  /** The customer that remains. */
  customer: CustomerDetail
  /** The customer that is merged in; undefined lets the reader choose. */
  otherId: string | undefined
  onClose: () => void
}

export function MergeDialog({ customer, otherId: given, onClose }: MergeDialogProps) {
  const t = useTranslate()
  const [otherId, setOtherId] = useState(given)
  const isItself = otherId === customer.id
  return (
    <Dialog isOpen onClose={onClose} title={t(words.mergeTitle)(customer.name)} description={t(words.mergeHint)}>
      {given === undefined && (
        <Field
          label={t(words.mergeFind)}
          hint={t(words.mergeFindHint)}
          error={isItself ? t(words.mergeItself) : undefined}
        >
          {(ties) => <CustomerInput {...ties} onPick={({ id }) => setOtherId(id)} />}
        </Field>
      )}
      {otherId !== undefined && !isItself ? (
        <MergePreview key={otherId} customer={customer} otherId={otherId} onClose={onClose} />
      ) : (
        <DialogActions>
          <Button size="compact" onClick={onClose}>
            {t(uiWords.cancel)}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

function MergePreview({ customer, otherId, onClose }: MergeDialogProps & { otherId: string }) {
  const t = useTranslate()
  const { data: other, error, refetch } = useQuery(customerOptions(otherId))
  const { merge, failure, isBusy } = useMerge(customer, onClose)
  if (error && !other) return <LoadFailure isSmall title={t(words.failed)} error={error} onRetry={refetch} />
  if (!other) return <Skeleton className="mt-4 h-40 w-full" />
  return (
    <>
      <Moves from={other} to={customer} />
      {failure && <AlertLine>{failure}</AlertLine>}
      <DialogButtons
        onClose={onClose}
        act={t(isBusy ? uiWords.saving : words.mergeIt)}
        onAct={() => void merge(other)}
        disabled={isBusy}
      />
    </>
  )
}

function Moves({ from, to }: { from: CustomerDetail; to: CustomerDetail }) {
  const t = useTranslate()
  const { number, money } = useFormats()
  const { name, email, phone, location, contacts, items, totalOrders, totalSpent } = from
  const moved = [
    t(words.movesContacts)(contacts.length),
    t(words.movesItems)(items.length),
    ...(totalOrders > 0 ? [t(words.movesSpent)(number(totalOrders), money(totalSpent))] : []),
    t(words.movesThread),
  ]
  return (
    <div className="mt-4 grid gap-1.5">
      <p className="font-semibold">{name}</p>
      <p className="text-fine text-ink-quiet">
        {[email, phone, location].filter(Boolean).join(' · ') || t(customersWords.noEmail)}
      </p>
      <p>{t(words.moves)(name)}</p>
      <ul className="list-disc pl-4.5">
        {moved.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-ink-quiet">{t(words.keeps)(to.name)}</p>
    </div>
  )
}

function useMerge(customer: CustomerDetail, onDone: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const { store, refresh } = useCustomersCache()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function merge(other: CustomerDetail) {
    setBusy(true)
    setFailure(undefined)
    try {
      const versions = { version: customer.version, otherId: other.id, otherVersion: other.version }
      store(await mergeCustomers(customer.id, versions))
      toast(t(words.merged)(other.name))
      onDone()
    } catch (error) {
      const isStale = error instanceof StaffFailure && error.code === 'record.changed'
      setFailure(isStale ? t(words.mergeStale) : failureWords(error))
    } finally {
      setBusy(false)
      void refresh()
    }
  }
  return { merge, failure, isBusy }
}
