import {
  priceUntilRenewal,
  renewalPrices,
  renewalPriceWords,
  renewalWays,
  renewalWayWords,
  type SubscriptionDetail,
  subscriptionEditSchema,
} from '#contract/billing/subscriptions.ts'
import { lineTotals } from '#contract/catalogue/prices.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { editSubscription } from '../api/sales/subscriptions.ts'
import { useSession } from '../api/staff/session.ts'
import { useBillingChanged } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { dayOf } from '../ui/days.ts'
import { subscriptionsWords as words } from './subscriptions.words.ts'

interface EditDialogProps {
  subscription: SubscriptionDetail
  onClose: () => void
}

/** Renders the form of quantity, price and note; what a larger quantity costs now is shown before it is sent. */
export function EditDialog({ subscription, onClose }: EditDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const { id, version, quantity, nextQuantity, currency, unitPrice, price, renewal, note } = subscription
  const planned = nextQuantity ?? quantity
  const form = useStaffForm({
    initial: { quantity: String(planned), unitPrice: unitPrice.toFixed(2), price, renewal, note },
    schema: subscriptionEditSchema,
    bodyOf: (values) => ({
      version,
      note: values.note,
      price: values.price,
      renewal: values.renewal,
      ...(values.quantity !== String(planned) && { quantity: Number(values.quantity) }),
      ...(values.unitPrice !== unitPrice.toFixed(2) && { unitPrice: Number(values.unitPrice) }),
    }),
    async send(body) {
      await editSubscription(id, body)
      changed()
      toast(t(words.saved), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.editTitle)}
      description={t(words.editHint)}
      act={t(words.save)}
    >
      <TextField label={t(words.quantity)} inputMode="numeric" required {...form.field('quantity')} />
      <Consequence subscription={subscription} quantity={Number(form.values.quantity)} />
      <SelectField
        label={t(words.price)}
        options={renewalPrices.map((value) => ({ value, label: t(renewalPriceWords[value]) }))}
        {...form.field('price')}
      />
      <TextField
        label={`${t(words.unitPrice)} (${currency})`}
        inputMode="decimal"
        required
        {...form.field('unitPrice')}
      />
      <SelectField
        label={t(words.renewal)}
        options={renewalWays.map((value) => ({ value, label: t(renewalWayWords[value]) }))}
        {...form.field('renewal')}
      />
      <TextArea label={t(words.note)} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}

function Consequence({ subscription, quantity }: { subscription: SubscriptionDetail; quantity: number }) {
  const t = useTranslate()
  const { day, number } = useFormats()
  const { timezone } = useSession()
  const { unitPrice, currency, renewsOn, period } = subscription
  const pieces = quantity - subscription.quantity
  if (!Number.isInteger(quantity) || pieces === 0 || quantity < 1) return null
  const price = priceUntilRenewal(subscription, unitPrice, dayOf(new Date(), timezone))
  const { total } = lineTotals({ quantity: pieces, unitPrice: price, period, connectivityFee: null })
  return (
    <output className="block text-fine text-ink-quiet">
      {pieces > 0
        ? t(words.added)(number(pieces), exactMoney(total ?? 0, currency), day(renewsOn))
        : t(words.fewer)(day(renewsOn))}
    </output>
  )
}
