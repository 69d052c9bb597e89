import type { ReactNode } from 'react'
import { SaveBar, type SaveBarProps } from './SaveBar.tsx'
import { StaffForm, type StaffFormProps } from './StaffForm.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

interface PageFormProps extends Omit<SaveBarProps, 'form'>, Pick<StaffFormProps, 'label' | 'className' | 'children'> {
  form: SaveBarProps['form'] & StaffFormProps['form']
  /** That others have saved meanwhile, in place of what went wrong. */
  conflict?: ReactNode
}

/** A form that is as long as its page: whether it is saved stands at its foot, and nothing of it is lost by leaving. */
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
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}
