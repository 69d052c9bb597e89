import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { carrierNames } from '#contract/catalogue/carriers.ts'
import { type OrderDetail, orderMoveSchema } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { orderPath } from '../../paths/index.ts'
import { StaffForm, useStaffForm } from '../../records/form/index.ts'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { ordersWords } from '../../words/orders.words.ts'
import { type OrderActions, useOrdersCache } from '../useOrderActions.ts'
import { EmailPreview } from './EmailPreview.tsx'
import { NotifySwitch } from './NotifySwitch.tsx'
import { orderPageWords as words } from './order-page.words.ts'
import { type Shortage, shortageOf } from './order-shortage.ts'
import { ShortageTable } from './ShortageTable.tsx'

interface ShipDialogProps {
  order: OrderDetail
  actions: OrderActions
  onClose: () => void
}

type Way = 'part' | 'lines'

/** Ships an order. If pieces are missing, first asks whether to ship what is available or to change the lines. */
export function ShipDialog(props: ShipDialogProps) {
  const { order, onClose } = props
  const t = useTranslate()
  const [chosen, setWay] = useState<Way>('part')
  const shortage = shortageOf(order)
  const way = shortage?.ready === 0 ? 'lines' : chosen
  const hint = shortage ? words.shipShortHint : words.shipHint
  return (
    <Dialog isOpen onClose={onClose} title={t(words.shipTitle)(order.reference)} description={t(hint)}>
      {shortage && <ShortageChoice shortage={shortage} way={way} onChoose={setWay} />}
      {shortage && way === 'lines' ? <LinesWay {...props} /> : <ShipForm {...props} shortage={shortage} />}
    </Dialog>
  )
}

interface ShortageChoiceProps {
  shortage: Shortage
  way: Way
  onChoose: (way: Way) => void
}

function ShortageChoice({ shortage: { lines, ready, missing }, way, onChoose }: ShortageChoiceProps) {
  const t = useTranslate()
  return (
    <div className="mb-5 grid gap-4">
      <ShortageTable lines={lines} />
      {ready === 0 ? (
        <p>{t(words.nothingReady)}</p>
      ) : (
        <RadioField<Way>
          label={t(words.way)}
          name="way"
          value={way}
          options={[
            { value: 'part', label: t(words.partWay), detail: t(words.partWayDetail)(ready, missing) },
            { value: 'lines', label: t(words.changeLines), detail: t(words.linesWayDetail) },
          ]}
          onChange={onChoose}
        />
      )}
    </div>
  )
}

function LinesWay({ order, onClose }: ShipDialogProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  function toLines(event: FormEvent) {
    event.preventDefault()
    void navigate(orderPath(order.id, 'edit'))
  }
  return (
    <form onSubmit={toLines} aria-label={t(words.changeLines)}>
      <DialogButtons onClose={onClose} act={t(words.changeLines)} />
    </form>
  )
}

/** Asks for carrier, tracking number and whether to email the buyer. */
function ShipForm({ order, actions, onClose, shortage }: ShipDialogProps & { shortage: Shortage | undefined }) {
  const t = useTranslate()
  const carriers = useId()
  const { refresh } = useOrdersCache()
  const pieces = shortage?.pieces
  const needsAddress = order.address === '' && order.lines.some(({ isPiece }) => isPiece)
  const form = useStaffForm({
    initial: {
      address: order.address,
      carrier: order.carrier,
      trackingNumber: order.trackingNumber,
      tell: order.canTell,
    },
    schema: orderMoveSchema,
    bodyOf: (values) => ({ ...values, pieces, version: order.version, to: 'shipped' }),
    async send({ version: _version, ...move }) {
      await actions.move(move)
      onClose()
    },
    onFailure({ code }) {
      if (code === 'order.stock_short' || code === 'order.stock_changed') void refresh(order.id)
    },
  })
  const { carrier, trackingNumber } = form.values
  const debounced = { carrier: useDebounced(carrier), trackingNumber: useDebounced(trackingNumber) }
  const action = shortage ? t(words.shipPartIt)(shortage.ready, shortage.missing) : t(words.shipIt)
  return (
    <StaffForm
      form={form}
      label={action}
      className="is-dense"
      actions={
        <DialogButtons onClose={onClose} act={form.isSending ? t(uiWords.saving) : action} disabled={form.isSending} />
      }
    >
      {needsAddress && (
        <TextArea
          label={t(words.address)}
          hint={t(words.addressMissing)}
          required
          rows={3}
          {...form.field('address')}
        />
      )}
      <TextField
        label={t(ordersWords.carrier)}
        hint={t(words.carrierHint)}
        list={carriers}
        autoComplete="off"
        {...form.field('carrier')}
      />
      <datalist id={carriers}>
        {carrierNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label={t(ordersWords.trackingNumber)} autoComplete="off" {...form.field('trackingNumber')} />
      <NotifySwitch order={order} isOn={form.values.tell} onChange={(tell) => form.set('tell', tell)} />
      {form.values.tell && (
        <EmailPreview orderId={order.id} move={{ ...debounced, to: 'shipped', reason: '', pieces }} />
      )}
    </StaffForm>
  )
}
