import './switch.css'
import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** Something that is on or off, with its name and what it does beside it. */
export function Switch({ label, hint, isOn, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
      </div>
      <Base.Root
        id={id}
        className="switch"
        checked={isOn}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
      >
        <Base.Thumb className="switch-thumb" />
      </Base.Root>
    </div>
  )
}
