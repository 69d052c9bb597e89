import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Dialog, DialogButtons, type DialogProps } from '../../ui/Dialog.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { StaffForm, type StaffFormProps } from './StaffForm.tsx'

interface FormDialogProps extends Pick<DialogProps, 'onClose' | 'title' | 'description' | 'size' | 'children'> {
  form: StaffFormProps['form'] & { isSending: boolean }
  /** Label of the button that submits. */
  act: string
  /** Its label while the form is sent, instead of "Saving…". */
  sending?: string
  /** Label instead of "Cancel". */
  cancel?: string
  isErasing?: boolean
  /** Disables the button, as it is anyway while the form is sent. */
  disabled?: boolean
  /** Shown above the buttons. */
  note?: ReactNode
  /** Shown at the left of the buttons. */
  beside?: ReactNode
}

/** Renders a form in a dialog, with Cancel and a button that says when it is being sent. */
export function FormDialog(props: FormDialogProps) {
  const { form, onClose, title, description, size = 'regular', act, sending, disabled = false } = props
  const { note, beside, children, ...buttons } = props
  const t = useTranslate()
  const { isSending } = form
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} size={size}>
      <StaffForm
        form={form}
        label={title}
        className="is-dense"
        actions={
          <>
            {note}
            <DialogButtons
              onClose={onClose}
              isErasing={buttons.isErasing ?? false}
              {...(buttons.cancel && { cancel: buttons.cancel })}
              act={isSending ? (sending ?? t(uiWords.saving)) : act}
              disabled={isSending || disabled}
            >
              {beside}
            </DialogButtons>
          </>
        }
      >
        {children}
      </StaffForm>
    </Dialog>
  )
}
