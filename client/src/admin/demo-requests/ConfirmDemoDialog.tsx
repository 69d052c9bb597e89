import { useQueryClient } from '@tanstack/react-query'
import { demoTimes } from '#contract/requests/demo-requests.ts'
import { demoConfirmSchema, demoRequestDetailSchema, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { confirmDemo, demoRequestOptions } from '../api/messages.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { useRecordUpdate } from '../requests/index.ts'
import { appointmentWords as words } from './appointments.words.ts'
import { todayInHongKong } from './calendar-days.ts'
import { SlotField } from './SlotField.tsx'

interface ConfirmDemoDialogProps {
  request: StaffDemoRequest
  onClose: () => void
}

/** Confirms a demo's slot or moves it to another, and previews the email. */
export function ConfirmDemoDialog({ request, onClose }: ConfirmDemoDialogProps) {
  const t = useTranslate()
  const form = useConfirmForm(request, onClose)
  const { name, email, status } = request
  const isMove = status === 'confirmed'
  const { date, time } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(isMove ? words.moveTitle : words.confirmTitle)(name)}
      act={t(isMove ? words.move : words.confirm)}
      sending={t(words.sending)}
      note={<p className="text-fine text-ink-quiet">{t(isMove ? words.moveMails : words.confirmMails)(email)}</p>}
    >
      <TextField label={t(words.day)} type="date" required min={todayInHongKong(new Date())} {...form.field('date')} />
      <SlotField
        requestId={request.id}
        day={date}
        time={time}
        error={form.errorOf('time')}
        onChange={(start) => form.set('time', start)}
      />
      <TextArea label={t(words.message)} hint={t(words.messageHint)} rows={3} {...form.field('message')} />
    </FormDialog>
  )
}

function useConfirmForm(request: StaffDemoRequest, onClose: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { id, version, status, preferredDate, preferredTime, scheduledDate, scheduledTime } = request
  const { show, showCurrent } = useRecordUpdate({
    queryKey: demoRequestOptions(id).queryKey,
    schema: demoRequestDetailSchema,
  })
  const wished = demoTimes.find((start) => start === (scheduledTime ?? preferredTime))
  return useStaffForm({
    initial: { date: scheduledDate ?? preferredDate ?? '', time: String(wished ?? ''), message: '' },
    schema: demoConfirmSchema,
    bodyOf: (values) => ({ ...values, version }),
    fieldOfFailure: { 'demo_slot.taken': 'time', 'demo_slot.closed': 'time' },
    async send(body) {
      show(await confirmDemo(id, body))
      toast(t(status === 'confirmed' ? words.moved : words.confirmed))
      void queries.invalidateQueries({ queryKey: ['messages', 'calendar'] })
      onClose()
    },
    onFailure: showCurrent,
  })
}
