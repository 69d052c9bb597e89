import type { ReplyFile } from '#contract/requests/reply-files.ts'
import { shipmentDeliverySchema } from '#contract/sales/shipments.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { deliverShipment } from '../../api/sales/shipments.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { AttachedFiles, useReplyFiles } from '../../records/thread/index.ts'
import { hongKongMoment } from '../../ui/days.ts'
import { NotifySwitch } from '../page/NotifySwitch.tsx'
import type { ShipmentDialogProps } from './ParcelsDialog.tsx'
import { shipmentsWords as words } from './shipments.words.ts'

const noFiles: ReplyFile[] = []

/** Records that a shipment has arrived: to whom, when, and with which pictures. */
export function DeliverDialog({ order, shipment: { id, number }, actions, onClose }: ShipmentDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { receivedBy: '', deliveredAt: '', note: '', files: noFiles, tell: false },
    schema: shipmentDeliverySchema,
    bodyOf: ({ deliveredAt, files, ...values }) => ({
      ...values,
      version: order.version,
      ...(deliveredAt !== '' && { deliveredAt: hongKongMoment(deliveredAt) }),
      files: files.map((file) => file.id),
    }),
    async send({ version: _version, ...body }) {
      const deliver = (version: number) => deliverShipment(id, { ...body, version })
      await actions.change(deliver, () => t(words.delivered)(number), body.tell)
      onClose()
    },
  })
  const files = useReplyFiles(form)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.deliverTitle)(number)}
      description={t(words.deliverHint)}
      act={t(words.deliverIt)}
      disabled={files.isUploading}
    >
      <TextField label={t(words.recipient)} autoComplete="off" {...form.field('receivedBy')} />
      <TextField
        label={t(words.deliveredAt)}
        hint={t(words.deliveredAtHint)}
        type="datetime-local"
        {...form.field('deliveredAt')}
      />
      <TextArea label={t(words.note)} hint={t(words.noteHint)} rows={2} {...form.field('note')} />
      <AttachedFiles state={files} errorOf={form.errorOf} />
      <NotifySwitch order={order} isOn={form.values.tell} onChange={(isOn) => form.set('tell', isOn)} />
    </FormDialog>
  )
}
