import type { OrderDetail } from '#contract/sales/orders.ts'
import { type Shipment, shipmentChangeSchema } from '#contract/sales/shipments.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { changeShipment, shipShipment } from '../../api/sales/shipments.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { NotifySwitch } from '../page/NotifySwitch.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { numbersOf, ParcelFields, parcelFieldOf } from './ParcelFields.tsx'
import { shipmentsWords as words } from './shipments.words.ts'

export interface ShipmentDialogProps {
  order: OrderDetail
  shipment: Shipment
  actions: OrderActions
  onClose: () => void
}

/** Edits the parcels of a shipment; with `isSending`, ships what was packed. */
export function ParcelsDialog({
  order,
  shipment,
  actions,
  isSending = false,
  onClose,
}: ShipmentDialogProps & { isSending?: boolean }) {
  const t = useTranslate()
  const { id, number } = shipment
  const form = useStaffForm({
    initial: {
      carrier: shipment.carrier,
      trackingNumbers: shipment.parcels.map(({ trackingNumber }) => trackingNumber).join('\n'),
      note: shipment.note,
      tell: order.canTell,
    },
    schema: shipmentChangeSchema,
    bodyOf: ({ carrier, trackingNumbers, note }) => ({
      version: order.version,
      ...(carrier.trim() !== '' && { carrier }),
      trackingNumbers: numbersOf(trackingNumbers),
      note,
    }),
    fieldOf: parcelFieldOf,
    async send({ version: _version, note, ...parcels }, { tell }) {
      if (isSending) {
        const carrier = parcels.carrier ?? ''
        const ship = (version: number) => shipShipment(id, { ...parcels, carrier, version, tell })
        await actions.change(ship, ({ reference }) => t(words.shipped)(reference), tell)
      } else {
        const change = (version: number) => changeShipment(id, { ...parcels, note, version })
        await actions.change(change, () => t(words.saved)(number))
      }
      onClose()
    },
  })
  const title = t(isSending ? words.sendTitle : words.editTitle)(number)
  return (
    <FormDialog form={form} onClose={onClose} title={title} act={t(isSending ? words.sendIt : words.save)}>
      <ParcelFields form={form} />
      {isSending ? (
        <NotifySwitch order={order} isOn={form.values.tell} onChange={(isOn) => form.set('tell', isOn)} />
      ) : (
        <TextField label={t(words.note)} hint={t(words.noteHint)} {...form.field('note')} />
      )}
    </FormDialog>
  )
}
