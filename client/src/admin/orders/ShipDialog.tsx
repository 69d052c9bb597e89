import { useId } from 'react'
import { carrierNames } from '#contract/carriers.ts'
import { type OrderDetail, orderMoveSchema } from '#contract/orders.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { StaffFailure } from '../api/request.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { AlertLine, StaffForm } from '../ui/StaffForm.tsx'
import { faultOfStaffMessage } from '../ui/staff-faults.ts'
import { uiWords } from '../ui/ui.words.ts'
import { usePaused } from '../ui/usePaused.ts'
import { useStaffForm } from '../ui/useStaffForm.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { orderPageWords as words } from './order-page.words.ts'
import { ordersWords } from './orders.words.ts'
import { TellSwitch } from './TellSwitch.tsx'
import type { OrderActions } from './useOrderActions.ts'

interface ShipDialogProps {
  order: OrderDetail
  actions: OrderActions
  onClose: () => void
}

/** Ships an order: with whom, under which number, and whether the buyer is told. */
export function ShipDialog({ order, actions, onClose }: ShipDialogProps) {
  const t = useTranslate()
  const carriers = useId()
  const form = useStaffForm({
    initial: { carrier: order.carrier, trackingNumber: order.trackingNumber, tell: order.email !== '' },
    schema: orderMoveSchema,
    bodyOf: (values) => ({ ...values, version: order.version, to: 'shipped' }),
    async send({ version: _version, ...move }) {
      await actions.move(move)
      onClose()
    },
  })
  const { carrier, trackingNumber } = form.values
  const told = { carrier: usePaused(carrier), trackingNumber: usePaused(trackingNumber) }
  return (
    <Dialog isOpen onClose={onClose} title={t(words.shipTitle)(order.reference)} description={t(words.shipHint)}>
      <StaffForm
        form={form}
        label={t(words.shipIt)}
        className="is-dense"
        actions={
          <>
            <ShortLines failure={form.failure} lines={order.lines} />
            <DialogActions>
              <Button size="compact" onClick={onClose}>
                {t(uiWords.cancel)}
              </Button>
              <Button size="compact" variant="primary" type="submit" disabled={form.isSending}>
                {t(form.isSending ? uiWords.saving : words.shipIt)}
              </Button>
            </DialogActions>
          </>
        }
      >
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
        <TellSwitch order={order} isOn={form.values.tell} onChange={(tell) => form.set('tell', tell)} />
        {form.values.tell && (
          <LetterPreview orderId={order.id} move={{ ...told, to: 'shipped', reason: '', backorder: false }} />
        )}
      </StaffForm>
    </Dialog>
  )
}

/** Which lines there is not enough stock for, by name. */
function ShortLines({ failure, lines }: { failure: StaffFailure | undefined; lines: OrderDetail['lines'] }) {
  const t = useTranslate()
  const language = useLanguage()
  if (failure?.code !== 'order.stock_short') return null
  return failure.fields.map(({ path, message }) => {
    const line = lines[Number(path.split('.')[1])]
    const fault = faultOfStaffMessage(message)
    if (!line || !fault) return null
    return (
      <AlertLine key={path}>{t(words.shortLine)((language === 'en' && line.nameEn) || line.name, t(fault))}</AlertLine>
    )
  })
}
