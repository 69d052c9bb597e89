import { useQueryClient } from '@tanstack/react-query'
import { demoDeclineSchema, demoRequestDetailSchema, type StaffDemoRequest } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { declineDemo, demoRequestOptions } from '../api/messages.ts'
import { StaffForm, useStaffForm } from '../records/form/index.ts'
import { useRecordUpdate } from '../requests/index.ts'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
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
  const action = t(isAgreed ? words.cancelDemo : words.decline)
  return (
    <Dialog isOpen onClose={onClose} title={t(isAgreed ? words.cancelTitle : words.declineTitle)(name)} size="narrow">
      <StaffForm
        form={form}
        label={action}
        className="is-dense"
        actions={
          <>
            <p className="text-fine text-ink-quiet">{t(isAgreed ? words.cancelMails : words.declineMails)(email)}</p>
            <DialogButtons
              onClose={onClose}
              act={form.isSending ? t(words.sending) : action}
              disabled={form.isSending}
            />
          </>
        }
      >
        <TextArea label={t(words.message)} hint={t(words.messageHint)} rows={3} {...form.field('message')} />
      </StaffForm>
    </Dialog>
  )
}
