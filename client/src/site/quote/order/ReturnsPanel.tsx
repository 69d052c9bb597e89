import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import {
  type BuyerReturns,
  returnOutcomeWords,
  returnReasons,
  returnReasonWords,
  returnStateWords,
} from '#contract/billing/returns.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { failureCodeOf } from '../../../api/failure.ts'
import { buyerReturnsOptions, requestReturn } from '../../../api/forms/buyer-orders.ts'
import { problemWords } from '../../../api/problems/problems.words.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { useOfferDays } from '../follow/offer-days.ts'
import { orderWords as words } from './order.words.ts'

interface ReturnsPanelProps {
  order: BuyerOrder
  token: string
}

/** Renders the returns of an order, and the form that asks for one; nothing before something was shipped. */
export function ReturnsPanel({ order, token }: ReturnsPanelProps) {
  const t = useTranslate()
  const { data } = useQuery(buyerReturnsOptions(token))
  const [isAsking, setAsking] = useState(false)
  const isReturnable = data?.returnable.some((pieces) => pieces > 0) ?? false
  if (!data || (data.items.length === 0 && !isReturnable)) return null
  return (
    <section
      aria-labelledby="order-returns"
      className="rounded-panel border border-hairline bg-raised p-5 sm:p-6 print:border-0 print:p-0"
    >
      <h2 id="order-returns" className="heading text-title">
        {t(words.returns)}
      </h2>
      {data.items.length === 0 && <p className="mt-2 text-ink-quiet">{t(words.returnsHint)}</p>}
      <ul className="mt-2 divide-y divide-hairline">
        {data.items.map((item) => (
          <ReturnItem key={item.reference} item={item} />
        ))}
      </ul>
      {isAsking ? (
        <ReturnForm order={order} token={token} returnable={data.returnable} onClose={() => setAsking(false)} />
      ) : (
        isReturnable && (
          <Button className="mt-3 noscript:hidden print:hidden" onClick={() => setAsking(true)}>
            {t(words.askReturn)}
          </Button>
        )
      )}
    </section>
  )
}

function ReturnItem({ item }: { item: BuyerReturns['items'][number] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { dayOf } = useOfferDays()
  const { reference, state, reason, createdAt, lines } = item
  return (
    <li className="py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">{reference}</strong>
        <Badge tone={state === 'settled' || state === 'rejected' ? 'quiet' : 'signal'}>
          {t(returnStateWords[state])}
        </Badge>
      </span>
      <span className="block text-fine text-ink-quiet">
        {dayOf(createdAt)} · {t(returnReasonWords[reason])}
      </span>
      {lines.map(({ quantity, outcome, ...named }, index) => {
        const name = displayText(nameIn(named, language), language)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
          <span key={index} className="block">
            {numberText(quantity)} × <span lang={name.lang}>{name.text}</span>
            {outcome && ` · ${t(returnOutcomeWords[outcome])}`}
          </span>
        )
      })}
    </li>
  )
}

interface ReturnFormProps extends ReturnsPanelProps {
  returnable: readonly number[]
  onClose: () => void
}

function ReturnForm({ order, token, returnable, onClose }: ReturnFormProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const queries = useQueryClient()
  const [submissionId] = useState(() => crypto.randomUUID())
  const [pieces, setPieces] = useState(() => returnable.map(() => 0))
  const [values, setValues] = useState({ reason: 'faulty', serials: '', note: '' })
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pieces.every((some) => some === 0)) return setFailure(t(words.noPieces))
    const reason = returnReasons.find((one) => one === values.reason) ?? 'other'
    setSending(true)
    setFailure('')
    try {
      const form = { submissionId, pieces, reason, serials: values.serials, note: values.note }
      queries.setQueryData(buyerReturnsOptions(token).queryKey, await requestReturn(token, form))
      toast(t(words.returnAsked))
      onClose()
    } catch (error) {
      setFailure(t(problemWords[failureCodeOf(error)]))
      setSending(false)
    }
  }
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((all) => ({ ...all, [name]: event.target.value }))
  return (
    <form className="mt-4 grid gap-4 border-t border-hairline pt-4 print:hidden" onSubmit={(event) => void send(event)}>
      {order.lines.map((line, index) => {
        const most = returnable[index] ?? 0
        if (most === 0) return null
        const name = displayText(nameIn(line, language), language)
        return (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved, and two may be alike
            key={index}
            label={name.text}
            hint={t(words.atMost)(most)}
            value={pieces[index] ?? 0}
            bounds={{ low: 0, high: most }}
            isWhole
            onCommit={(some) => setPieces(pieces.with(index, some))}
          />
        )
      })}
      <SelectField
        label={t(words.reason)}
        name="reason"
        options={returnReasons.map((value) => ({ value, label: t(returnReasonWords[value]) }))}
        value={values.reason}
        onChange={set('reason')}
      />
      <TextArea
        label={t(words.serials)}
        hint={t(words.serialsHint)}
        name="serials"
        rows={2}
        maxLength={4000}
        value={values.serials}
        onChange={set('serials')}
      />
      <TextArea
        label={t(words.returnNote)}
        name="note"
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={set('note')}
      />
      {failure && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button variant="primary" type="submit" disabled={isSending}>
          {t(isSending ? words.sending : words.sendReturn)}
        </Button>
        <Button type="button" onClick={onClose}>
          {t(words.cancel)}
        </Button>
      </p>
    </form>
  )
}
