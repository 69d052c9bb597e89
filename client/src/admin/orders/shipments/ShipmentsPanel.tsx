import { type ReactNode, useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import type { Shipment, ShipmentState } from '#contract/sales/shipments.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { documentFileUrl, issueDocument } from '../../api/sales/billing.ts'
import { unpackShipment } from '../../api/sales/shipments.ts'
import { useCan } from '../../api/staff/session.ts'
import { useBillingChanged } from '../../billing/index.ts'
import { useFormats } from '../../i18n/formats.ts'
import { SentFiles } from '../../records/thread/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import type { OrderActions } from '../useOrderActions.ts'
import { DeliverDialog } from './DeliverDialog.tsx'
import { ParcelsDialog } from './ParcelsDialog.tsx'
import { shipmentStateWords, shipmentsWords as words } from './shipments.words.ts'

interface ShipmentsPanelProps {
  order: OrderDetail
  actions: OrderActions
}

/** Renders the shipments of an order, the newest first, with their next steps. */
export function ShipmentsPanel({ order, actions }: ShipmentsPanelProps) {
  const t = useTranslate()
  if (order.shipments.length === 0) return null
  return (
    <section className="message-panel" aria-label={t(words.title)}>
      <h2>{t(words.title)}</h2>
      <ul className="grid gap-4">
        {order.shipments.toReversed().map((shipment) => (
          <li key={shipment.id} className="grid gap-2 border-t border-hairline pt-3 first:border-t-0 first:pt-0">
            <ShipmentFacts order={order} shipment={shipment} />
            <ShipmentSteps order={order} shipment={shipment} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones = { packed: 'caution', shipped: 'signal', delivered: 'quiet' } as const satisfies Record<
  ShipmentState,
  string
>

function ShipmentFacts({ order, shipment }: { order: OrderDetail; shipment: Shipment }) {
  const t = useTranslate()
  const language = useLanguage()
  const { dateTime, number } = useFormats()
  const { state, carrier, parcels, note, createdAt, createdBy, shippedAt, deliveredAt } = shipment
  const [moment, name] = deliveredAt ? [deliveredAt, shipment.deliveredBy] : [shippedAt ?? createdAt, createdBy]
  const lines = new Map(order.lines.map((line) => [line.id, line]))
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(words.shipment)(shipment.number)}</h3>
        <Badge tone={tones[state]}>{t(shipmentStateWords[state])}</Badge>
        <span className="text-fine text-ink-quiet">
          <time dateTime={moment}>{dateTime(moment)}</time>
          {name && ` · ${t(words.by)(name)}`}
        </span>
      </div>
      <ul className="text-fine">
        {shipment.lines.map(({ id, orderLineId, quantity }) => {
          const line = lines.get(orderLineId)
          return line && <li key={id}>{t(words.linePieces)(nameIn(line, language), number(quantity))}</li>
        })}
      </ul>
      {(carrier || parcels.length > 0) && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 wrap-anywhere">
          {carrier && <span>{carrier}</span>}
          {parcels.map(({ trackingNumber, url }) =>
            url ? (
              <a key={trackingNumber} href={url} target="_blank" rel="noreferrer" className="link">
                {trackingNumber}
              </a>
            ) : (
              <span key={trackingNumber}>{trackingNumber}</span>
            ),
          )}
        </p>
      )}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {shipment.receivedBy && <p>{t(words.receivedBy)(shipment.receivedBy)}</p>}
      {shipment.proofNote && <p className="whitespace-pre-line wrap-anywhere">{shipment.proofNote}</p>}
      <SentFiles files={shipment.proofFiles} />
    </>
  )
}

type Step = 'send' | 'unpack' | 'deliver' | 'edit'

function ShipmentSteps({ order, shipment, actions }: ShipmentsPanelProps & { shipment: Shipment }) {
  const t = useTranslate()
  const can = useCan()
  const [step, setStep] = useState<Step>()
  const { id, number, state } = shipment
  const close = () => setStep(undefined)
  const dialog = { order, shipment, actions, onClose: close }
  const button = (to: Step, children: ReactNode, isFirst = false) => (
    <Button size="compact" variant={isFirst ? 'secondary' : 'quiet'} onClick={() => setStep(to)}>
      {children}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can('sales.write') && (
        <>
          {state === 'packed' && button('send', t(words.send), true)}
          {state === 'packed' && button('unpack', t(words.unpack))}
          {state === 'shipped' && button('deliver', t(words.deliver), true)}
          {button('edit', t(words.edit))}
        </>
      )}
      <DeliveryNote order={order} shipment={shipment} />
      {step === 'send' && <ParcelsDialog {...dialog} isSending />}
      {step === 'edit' && <ParcelsDialog {...dialog} />}
      {step === 'deliver' && <DeliverDialog {...dialog} />}
      {step === 'unpack' && (
        <ConfirmDialog
          title={t(words.unpackTitle)(number)}
          description={t(words.unpackHint)}
          action={t(words.unpackIt)}
          onConfirm={() =>
            actions.change(
              (version) => unpackShipment(id, version),
              () => t(words.unpacked)(number),
            )
          }
          onClose={close}
        />
      )}
    </div>
  )
}

/** Renders the link to the delivery note, or the button that issues it. */
function DeliveryNote({ order, shipment: { id, deliveryNote } }: { order: OrderDetail; shipment: Shipment }) {
  const t = useTranslate()
  const toast = useToast()
  const can = useCan()
  const failureWords = useFailureWords()
  const changed = useBillingChanged()
  const [submissionId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  if (deliveryNote) {
    return (
      <a href={documentFileUrl(deliveryNote.id)} target="_blank" rel="noreferrer" className="link">
        {deliveryNote.number}
      </a>
    )
  }
  if (!can('documents.issue')) return null

  async function issue() {
    setBusy(true)
    try {
      const note = { kind: 'delivery_note' as const, shipmentId: id, notes: '', send: false }
      const { number } = await issueDocument(order.id, { submissionId, ...note })
      toast(t(words.noteIssued)(number), 'success')
      changed()
    } catch (error) {
      toast(t(words.notIssued), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="compact" variant="quiet" disabled={isBusy} onClick={() => void issue()}>
      {t(words.deliveryNote)}
    </Button>
  )
}
