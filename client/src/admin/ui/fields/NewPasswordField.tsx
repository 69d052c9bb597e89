import { passwordLength } from '#contract/staff/staff.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { FieldProps } from '../../../ui/fields/Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { passwordWords } from './password.words.ts'

type NewPasswordFieldProps = Pick<FieldProps, 'label' | 'error'> &
  Omit<Parameters<typeof PasswordField>[0], 'autoComplete' | 'hint' | 'remark'> & { value: string }

/** Asks for a new password; shows the requirements and the progress towards the minimum length. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useTranslate()
  const { length } = props.value
  const { least, most } = passwordLength
  const isLong = length >= least
  return (
    <div className="grid gap-2">
      <PasswordField
        {...props}
        autoComplete="new-password"
        required
        hint={t(passwordWords.requirements)(least, most)}
      />
      <p className="field-hint">{t(isLong ? passwordWords.longEnough : passwordWords.length)(length, least)}</p>
    </div>
  )
}
