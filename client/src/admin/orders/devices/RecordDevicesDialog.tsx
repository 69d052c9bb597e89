import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type DeviceColumn, deviceColumnWords, newDevicesSchema } from '#contract/sales/devices.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { textOfFile } from '../../../csv/csv.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { recordDevices } from '../../api/sales/devices.ts'
import { orderOptions } from '../../api/sales/orders.ts'
import { StaffFailure } from '../../api/staff-failure.ts'
import { useFormats } from '../../i18n/formats.ts'
import { FormDialog, staffFaultOf, useStaffForm } from '../../records/form/index.ts'
import { orderDevicesWords as words } from './order-devices.words.ts'

type LineFault = StaffFailure['fields'][number]

const faultsShown = 50

/** Renders the form that records devices of a shipped line; faults of the list are named by their lines. */
export function RecordDevicesDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const toast = useToast()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [submissionId] = useState(() => crypto.randomUUID())
  const [faults, setFaults] = useState<LineFault[]>([])
  const names = new Map(order.lines.map((line) => [line.id, nameIn(line, language)]))
  const lines = order.shipments.toReversed().flatMap((shipment) =>
    shipment.lines.map(({ id, orderLineId, quantity }) => ({
      value: id,
      shipmentId: shipment.id,
      label: t(words.shipmentLine)(shipment.number, names.get(orderLineId) ?? '', number(quantity)),
    })),
  )
  const form = useStaffForm({
    initial: { lineId: lines[0]?.value ?? '', text: '' },
    schema: newDevicesSchema,
    bodyOf: (values) => ({ submissionId, ...values }),
    async send(body) {
      setFaults([])
      const shipmentId = lines.find(({ value }) => value === body.lineId)?.shipmentId ?? ''
      try {
        const count = await recordDevices(shipmentId, body)
        toast(t(words.recorded)(number(count)), 'success')
      } catch (error) {
        const ofLines = error instanceof StaffFailure ? error.fields.filter(({ path }) => /^text\.\d/.test(path)) : []
        if (ofLines.length === 0) throw error
        setFaults(ofLines)
        return
      }
      void queries.invalidateQueries({ queryKey: ['devices'] })
      void queries.invalidateQueries({ queryKey: ['tables', 'devices'] })
      void queries.invalidateQueries({ queryKey: orderOptions(order.id).queryKey })
      onClose()
    },
  })
  async function choose(file: File | undefined) {
    if (file) form.set('text', textOfFile(await file.arrayBuffer()))
    if (input.current) input.current.value = '' // the same file may be chosen again
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.recordTitle)}
      description={t(words.recordHint)}
      act={t(words.act)}
    >
      <SelectField label={t(words.line)} options={lines} {...form.field('lineId')} />
      <TextArea label={t(words.list)} required rows={8} spellCheck={false} {...form.field('text')} />
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label={t(words.file)}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <Button size="compact" variant="quiet" className="justify-self-start" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {t(words.file)}
      </Button>
      {faults.length > 0 && <FaultList faults={faults} />}
    </FormDialog>
  )
}

function FaultList({ faults }: { faults: LineFault[] }) {
  const t = useTranslate()
  const { number } = useFormats()
  const shown = faults.slice(0, faultsShown)
  const textOf = (fault: LineFault) => {
    const [, line = '', column = ''] = fault.path.split('.')
    const label = isColumn(column) ? t(deviceColumnWords[column]) : column
    return t(words.fault)(line, label, t(staffFaultOf(fault)))
  }
  return (
    <div role="alert" className="border-l-3 border-danger pl-3">
      <p className="font-semibold">{t(words.faults)}</p>
      <ul className="text-fine">
        {shown.map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>{textOf(fault)}</li>
        ))}
        {faults.length > faultsShown && <li>{t(words.moreFaults)(number(faults.length - faultsShown))}</li>}
      </ul>
    </div>
  )
}

function isColumn(name: string): name is DeviceColumn {
  return Object.hasOwn(deviceColumnWords, name)
}
