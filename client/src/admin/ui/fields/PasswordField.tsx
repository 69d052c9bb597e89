import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent as ReactKeyboardEvent, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Field, type FieldProps } from '../../../ui/fields/Field.tsx'
import { uiWords } from '../ui.words.ts'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password'
    remark?: string | undefined
  }

/** Renders a password field that can be revealed and warns about Caps Lock. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, className, remark, ...input } = props
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const updateCapsLock = ({ nativeEvent }: ReactKeyboardEvent) => setCapsLock(nativeEvent.getModifierState('CapsLock'))
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
      remark={hasCapsLock ? t(uiWords.capsLock) : remark}
    >
      {(ties) => (
        <span className="relative block">
          <input
            className="control pr-12"
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            onKeyDown={updateCapsLock}
            onKeyUp={updateCapsLock}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-quiet hover:text-ink"
            aria-label={t(isShown ? uiWords.hidePassword : uiWords.showPassword)}
            title={t(isShown ? uiWords.hidePassword : uiWords.showPassword)}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" className="w-4.5" />
          </button>
        </span>
      )}
    </Field>
  )
}
