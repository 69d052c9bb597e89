import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  newReturnSchema,
  type ReturnState,
  returnReasons,
  returnReasonWords,
  returnStateWords,
} from '#contract/billing/returns.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { addReturn, returnableOptions, returnsOfOrderOptions } from '../api/sales/returns.ts'
import { useCan } from '../api/staff/session.ts'
import { returnPath } from '../paths/index.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { billingWords as words } from './billing.words.ts'
import { useBillingChanged } from './useBillingCache.ts'

const tones = {
  requested: 'caution',
  approved: 'signal',
  received: 'signal',
  settled: 'quiet',
  rejected: 'quiet',
} as const satisfies Record<ReturnState, string>

export function ReturnStateBadge({ state }: { state: ReturnState }) {
  const t = useTranslate()
  return <Badge tone={tones[state]}>{t(returnStateWords[state])}</Badge>
}

/** Renders the returns of an order of which something was shipped, and the button that adds one. */
export function OrderReturnsPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const [isAdding, setAdding] = useState(false)
  const isShipped = order.shipments.some(({ state }) => state !== 'packed')
  const list = useQuery({ ...returnsOfOrderOptions(order.id), enabled: isShipped })
  const returnable = useQuery({ ...returnableOptions(order.id), enabled: isShipped })
  if (!isShipped) return null
  const left = returnable.data?.returnable ?? []
  const error = list.error ?? returnable.error
  return (
    <section className="message-panel" aria-label={t(words.returns)}>
      <h2>{t(words.returns)}</h2>
      {list.data?.items.length === 0 && <p className="text-fine text-ink-quiet">{t(words.noReturns)}</p>}
      <ul className="grid gap-1">
        {list.data?.items.map(({ id, reference, reason, pieces, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1">
              <Link to={returnPath(id)} className="link">
                {reference}
              </Link>
              <span className="block text-fine text-ink-quiet">
                {t(returnReasonWords[reason])} · {t(words.returnedPieces)(pieces)}
              </span>
            </span>
            <ReturnStateBadge state={state} />
          </li>
        ))}
      </ul>
      {error && !list.data && <LoadFailure title={t(words.returnsFailed)} error={error} onRetry={list.refetch} />}
      {canWrite && left.some((pieces) => pieces > 0) && (
        <Button size="compact" variant="secondary" className="mt-3" onClick={() => setAdding(true)}>
          {t(words.addReturn)}
        </Button>
      )}
      {isAdding && <AddReturnDialog order={order} returnable={left} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface AddReturnDialogProps {
  order: OrderDetail
  returnable: readonly number[]
  onClose: () => void
}

function AddReturnDialog({ order, returnable, onClose }: AddReturnDialogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const changed = useBillingChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const [pieces, setPieces] = useState(() => returnable.map(() => '0'))
  const [isChecked, setChecked] = useState(false)
  const isWrong = (text: string, left: number) => !/^\d+$/.test(text.trim()) || Number(text) > left
  const isNone = pieces.every((text) => Number(text) === 0)
  const form = useStaffForm({
    initial: { reason: 'faulty', serials: '', note: '' },
    schema: newReturnSchema,
    bodyOf: (values) => ({ ...values, submissionId, pieces: pieces.map(Number) }),
    async send(body) {
      setChecked(true)
      if (isNone || pieces.some((text, index) => isWrong(text, returnable[index] ?? 0))) return
      const { reference } = await addReturn(order.id, body)
      changed()
      toast(t(words.returnAdded)(reference), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.addReturn)}
      description={order.reference}
      act={t(words.addReturn)}
    >
      {order.lines.map((line, index) => {
        const left = returnable[index] ?? 0
        return left === 0 ? null : (
          <TextField
            key={line.id}
            label={t(words.creditPieces)(nameIn(line, language))}
            hint={t(words.creditLeft)(left)}
            inputMode="numeric"
            error={
              isChecked && isWrong(pieces[index] ?? '', left)
                ? t(words.creditLeft)(left)
                : form.errorOf(`pieces.${index}`)
            }
            value={pieces[index] ?? ''}
            onChange={(event) => setPieces(pieces.with(index, event.target.value))}
          />
        )
      })}
      {isChecked && isNone && (
        <p role="alert" className="text-caution">
          {t(words.noPieces)}
        </p>
      )}
      <SelectField
        label={t(words.reason)}
        options={returnReasons.map((value) => ({ value, label: t(returnReasonWords[value]) }))}
        {...form.field('reason')}
      />
      <TextArea label={t(words.serials)} hint={t(words.serialsHint)} rows={2} {...form.field('serials')} />
      <TextArea label={t(words.notes)} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}
