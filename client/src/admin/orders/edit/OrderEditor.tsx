import '../../records/form/form-sections.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { type OrderDetail, orderChangeSchema, orderDetailSchema } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeOrder, orderOptions } from '../../api/sales/orders.ts'
import { orderPath } from '../../paths/index.ts'
import { ConflictNotice, PageForm, useCloseWhenSaved, useRecordForm } from '../../records/form/index.ts'
import { EditHead } from '../../records/page/index.ts'
import { ChargesFields, chargeFields, DraftTotals, LinesField } from '../../sales/index.ts'
import { OrderLines } from '../page/OrderLines.tsx'
import { orderPageWords } from '../page/order-page.words.ts'
import { useOrdersCache } from '../useOrderActions.ts'
import { NotifyLinesSwitch } from './NotifyLinesSwitch.tsx'
import { hasOpenLines, type OrderValues, orderBodyOf, orderFields, orderValuesOf } from './order-form.ts'
import { orderFormWords as words } from './order-form.words.ts'
import { PartyFields } from './PartyFields.tsx'
import { useOrderTexts } from './useOrderTexts.ts'

/** Edits an order; its lines until something is packed. */
export function OrderEditor({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isNotified, setNotified] = useState(order.canTell)
  const form = useOrderForm(order, isNotified, () => closing.begin())
  const texts = useOrderTexts(order)
  const leave = () => void navigate(orderPath(order.id), { replace: true })
  const closing = useCloseWhenSaved(form.isChanged, leave)
  const title = t(words.editTitle)(order.reference)
  return (
    <>
      <EditHead title={title} onLeave={leave} />
      <PageForm
        form={form}
        label={title}
        className="product-form @container"
        conflict={form.conflict && <ConflictNotice conflict={form.conflict} {...texts} />}
        saved={t(words.noChanges)}
      >
        <fieldset className="form-section">
          <legend>{t(words.buyer)}</legend>
          <PartyFields field={form.field} />
        </fieldset>
        <LinesPart order={order} form={form}>
          <NotifyLinesSwitch order={order} lines={form.values.lines} isOn={isNotified} onChange={setNotified} />
        </LinesPart>
        <fieldset className="form-section">
          <legend>{t(words.terms)}</legend>
          <div className="form-grid">
            <TextField label={t(words.purchaseOrder)} {...form.field('purchaseOrder')} />
          </div>
          <TextArea label={t(words.notes)} hint={t(words.notesHint)} rows={3} {...form.field('notes')} />
        </fieldset>
      </PageForm>
    </>
  )
}

type OrderForm = ReturnType<typeof useOrderForm>

interface LinesPartProps {
  order: OrderDetail
  form: OrderForm
  children: ReactNode
}

function LinesPart({ order, form, children }: LinesPartProps) {
  const t = useTranslate()
  const { values, initial } = form
  if (!hasOpenLines(values)) {
    return (
      <section className="grid gap-2">
        <p className="field-hint">{t(words.linesFixed)}</p>
        <OrderLines order={order} />
      </section>
    )
  }
  return (
    <>
      <LinesField form={form} rate={order.rate} language={order.language} />
      <ChargesFields field={form.field} onCountry={(country) => form.set('country', country)} />
      <DraftTotals values={values} rate={order.rate} present={order.charges} />
      {isRelined(values, initial) && children}
    </>
  )
}

function isRelined(values: OrderValues, other: OrderValues): boolean {
  return ['lines' as const, ...chargeFields].some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(other[name]),
  )
}

/** @param isNotified whether the buyer is emailed about changed lines */
function useOrderForm(order: OrderDetail, isNotified: boolean, onSaved: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { store } = useOrdersCache()
  const record = orderValuesOf(order)
  return useRecordForm({
    draft: `order.${order.id}`,
    record,
    names: orderFields,
    schema: orderChangeSchema,
    bodyOf: (values) => ({ ...orderBodyOf(values), tell: isNotified && isRelined(values, record) }),
    fieldOf: (path) => path.replace(/^charges\./, ''),
    async send(body) {
      const changed = store(await changeOrder(order.id, body))
      onSaved()
      const mailNotice = body.tell ? t(orderPageWords.mailSent)(changed.email) : undefined
      toast(t(words.saved)(changed.reference), 'success', mailNotice)
      return orderValuesOf(changed)
    },
    onFailure({ code }) {
      const isStale = code === 'record.changed' || code === 'order.state'
      if (isStale) void queries.invalidateQueries({ queryKey: orderOptions(order.id).queryKey })
    },
    readCurrent(current) {
      const theirs = z.safeParse(orderDetailSchema, current).data
      return theirs && orderValuesOf(theirs)
    },
  })
}
