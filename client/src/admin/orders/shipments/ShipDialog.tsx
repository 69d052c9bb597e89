import { useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type OrderDetail, orderMoves } from '#contract/sales/orders.ts'
import { newShipmentSchema } from '#contract/sales/shipments.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import { createShipment } from '../../api/sales/shipments.ts'
import { useFormats } from '../../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../../records/form/index.ts'
import { LocationField, useDefaultLocations } from '../../sales/index.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { EmailPreview } from '../page/EmailPreview.tsx'
import { NotifySwitch } from '../page/NotifySwitch.tsx'
import { orderPageWords } from '../page/order-page.words.ts'
import { leftOf, shortageOf } from '../page/order-shortage.ts'
import { type OrderActions, useOrdersCache } from '../useOrderActions.ts'
import { numbersOf, ParcelFields, parcelFieldOf } from './ParcelFields.tsx'
import { shipmentsWords as words } from './shipments.words.ts'

interface ShipDialogProps {
  order: OrderDetail
  actions: OrderActions
  onClose: () => void
}

/** Returns whether something is left of an order in processing that is in no shipment. */
export function canShip({ status, lines }: OrderDetail): boolean {
  return orderMoves[status].includes('shipped') && lines.some((line) => leftOf(line) > 0)
}

/** Asks which pieces are shipped, filled in with those that are there, and with which parcels. */
export function ShipDialog({ order, actions, onClose }: ShipDialogProps) {
  const t = useTranslate()
  const { refresh } = useOrdersCache()
  const { other } = useDefaultLocations()
  const [submissionId] = useState(() => crypto.randomUUID())
  const form = useStaffForm({
    initial: {
      pieces: order.lines.map(({ shippable }) => String(shippable ?? 0)),
      address: order.address,
      carrier: order.carrier,
      trackingNumbers: '',
      locationId: '',
      note: '',
      isPackedOnly: false,
      tell: order.canTell,
    },
    schema: newShipmentSchema,
    bodyOf: ({ pieces, trackingNumbers, locationId, isPackedOnly, tell, ...values }) => ({
      ...values,
      ...(locationId !== '' && { locationId }),
      submissionId,
      version: order.version,
      state: isPackedOnly ? 'packed' : 'shipped',
      pieces: pieces.map(Number),
      trackingNumbers: numbersOf(trackingNumbers),
      tell: tell && !isPackedOnly,
    }),
    // The server names a line that is short by its quantity.
    fieldOf: (path) => parcelFieldOf(path.replace(/^lines\.(\d+)\.quantity$/, 'pieces.$1')),
    async send({ version: _version, ...body }) {
      const done = body.state === 'packed' ? words.packed : words.shipped
      const ship = (version: number) => createShipment(order.id, { ...body, version })
      await actions.change(ship, ({ reference }) => t(done)(reference), body.tell)
      onClose()
    },
    onFailure({ code }) {
      if (code === 'order.stock_short') void refresh(order.id)
    },
  })
  const { pieces, isPackedOnly, tell, carrier, trackingNumbers } = form.values
  const counts = pieces.map(Number)
  const count = counts.reduce((sum, some) => sum + some, 0)
  const isCountable = counts.every((some) => Number.isInteger(some) && some >= 0) && count > 0
  const needsAddress = order.address === '' && order.lines.some(({ isPiece }) => isPiece)
  const preview = useDebounced(JSON.stringify({ carrier, numbers: numbersOf(trackingNumbers).join(', '), counts }))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(orderPageWords.shipTitle)(order.reference)}
      description={t(orderPageWords.shipHint)}
      act={t(isPackedOnly ? words.packCount : words.shipCount)(isCountable ? count : 0)}
    >
      {shortageOf(order)?.ready === 0 && <p>{t(orderPageWords.nothingReady)}</p>}
      <PiecesFields
        order={order}
        pieces={pieces}
        errorOf={form.errorOf}
        onChange={(changed) => form.set('pieces', changed)}
      />
      {needsAddress && (
        <TextArea
          label={t(orderPageWords.address)}
          hint={t(orderPageWords.addressMissing)}
          required
          rows={3}
          {...form.field('address')}
        />
      )}
      {other !== '' && (
        <LocationField
          label={t(words.from)}
          hint={t(words.fromHint)}
          placeholder={t(words.anywhere)}
          field={form.field('locationId')}
        />
      )}
      <Switch
        label={t(words.packOnly)}
        hint={t(words.packOnlyHint)}
        isOn={isPackedOnly}
        onChange={(isOn) => form.set('isPackedOnly', isOn)}
      />
      <ParcelFields form={form} />
      <TextField label={t(words.note)} hint={t(words.noteHint)} {...form.field('note')} />
      {!isPackedOnly && (
        <>
          <NotifySwitch order={order} isOn={tell} onChange={(isOn) => form.set('tell', isOn)} />
          {tell && isCountable && !form.isSending && <ShipmentPreview order={order} values={preview} />}
        </>
      )}
    </FormDialog>
  )
}

interface PiecesFieldsProps {
  order: OrderDetail
  pieces: string[]
  errorOf: (path: string) => string | undefined
  onChange: (pieces: string[]) => void
}

/** Renders a quantity for each line of which something is left. */
function PiecesFields({ order: { lines }, pieces, errorOf, onChange }: PiecesFieldsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t(words.pieces)}</legend>
      {lines.map((line, index) => {
        if (leftOf(line) === 0) return null
        return (
          <TextField
            key={line.id}
            label={nameIn(line, language)}
            hint={t(words.leftReady)(number(leftOf(line)), number(line.shippable ?? 0))}
            name={`pieces.${index}`}
            inputMode="numeric"
            autoComplete="off"
            value={pieces[index] ?? ''}
            error={errorOf(`pieces.${index}`) ?? (index === 0 ? errorOf('pieces') : undefined)}
            onChange={({ target }) => onChange(pieces.with(index, target.value.trim()))}
          />
        )
      })}
    </fieldset>
  )
}

/** @param values a JSON text, which stays the same while nothing changes */
function ShipmentPreview({ order, values }: { order: OrderDetail; values: string }) {
  const { carrier, numbers: trackingNumber, counts: pieces } = JSON.parse(values)
  return <EmailPreview orderId={order.id} move={{ to: 'shipped', carrier, trackingNumber, reason: '', pieces }} />
}
