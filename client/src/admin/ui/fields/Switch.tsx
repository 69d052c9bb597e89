import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

export function Switch({ label, hint, isOn, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-row flex items-start justify-between gap-6 py-3">
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
        // 44 px touch target
        className="relative h-6.5 w-11 flex-none rounded-[1rem] border border-edge bg-sunken after:absolute after:-inset-x-1 after:-inset-y-[0.6rem] data-checked:border-signal data-checked:bg-signal data-disabled:opacity-50"
        checked={isOn}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint && `${id}-hint`}
      >
        <Base.Thumb className="m-0.75 block size-4.5 rounded-full bg-ink-quiet transition-[translate] data-checked:translate-x-4.5 data-checked:bg-on-signal" />
      </Base.Root>
    </div>
  )
}
