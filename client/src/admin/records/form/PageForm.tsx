import type { ReactNode } from 'react'
import { SaveBar, type SaveBarProps } from './SaveBar.tsx'
import { StaffForm, type StaffFormProps } from './StaffForm.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

interface PageFormProps extends Omit<SaveBarProps, 'form'>, Pick<StaffFormProps, 'label' | 'className' | 'children'> {
  form: SaveBarProps['form'] & StaffFormProps['form'] & { forgetDraft: () => void }
  /** Shown in place of the failure when somebody else has saved in the meantime. */
  conflict?: ReactNode
}

/** Renders a page-long form with a save bar and a guard against leaving it unsaved. */
export function PageForm({ form, label, className = '', conflict, children, ...bar }: PageFormProps) {
  return (
    <>
      <StaffForm
        form={{ ...form, failure: conflict ? undefined : form.failure }}
        label={label}
        className={`is-dense ${className}`}
        actions={
          <>
            {conflict}
            <SaveBar form={form} {...bar} />
          </>
        }
      >
        {children}
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} onDiscard={form.forgetDraft} />
    </>
  )
}
