import { useQueryClient } from '@tanstack/react-query'
import { demoDeclineSchema, demoRequestDetailSchema, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { declineDemo, demoRequestOptions } from '../api/messages.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { useRecordUpdate } from '../requests/index.ts'
import { appointmentWords as words } from './appointments.words.ts'

interface DeclineDemoDialogProps {
  request: StaffDemoRequest
  onClose: () => void
}

/** Declines a demo, which frees its slot, and previews the email. */
export function DeclineDemoDialog({ request, onClose }: DeclineDemoDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { id, version, name, email, status } = request
  const isAgreed = status === 'confirmed'
  const { show, showCurrent } = useRecordUpdate({
    queryKey: demoRequestOptions(id).queryKey,
    schema: demoRequestDetailSchema,
  })
  const form = useStaffForm({
    initial: { message: '' },
    schema: demoDeclineSchema,
    bodyOf: (values) => ({ ...values, version }),
    async send(body) {
      show(await declineDemo(id, body))
      toast(t(isAgreed ? words.cancelled : words.declined))
      void queries.invalidateQueries({ queryKey: ['messages', 'calendar'] })
      onClose()
    },
    onFailure: showCurrent,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(isAgreed ? words.cancelTitle : words.declineTitle)(name)}
      size="narrow"
      act={t(isAgreed ? words.cancelDemo : words.decline)}
      sending={t(words.sending)}
      note={<p className="text-fine text-ink-quiet">{t(isAgreed ? words.cancelMails : words.declineMails)(email)}</p>}
    >
      <TextArea label={t(words.message)} hint={t(words.messageHint)} rows={3} {...form.field('message')} />
    </FormDialog>
  )
}
