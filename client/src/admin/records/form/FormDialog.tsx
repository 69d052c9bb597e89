import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { StaffForm, type StaffFormProps } from './StaffForm.tsx'

interface FormDialogProps {
  form: StaffFormProps['form'] & { isSending: boolean }
  onClose: () => void
  title: string
  description?: string
  /** Label of the button that submits. */
  act: string
  children: ReactNode
}

/** Renders a form in a dialog, with Cancel and a button that says when it is being sent. */
export function FormDialog({ form, onClose, title, description, act, children }: FormDialogProps) {
  const t = useTranslate()
  const { isSending } = form
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <StaffForm
        form={form}
        label={title}
        className="is-dense"
        actions={<DialogButtons onClose={onClose} act={isSending ? t(uiWords.saving) : act} disabled={isSending} />}
      >
        {children}
      </StaffForm>
    </Dialog>
  )
}
