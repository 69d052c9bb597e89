import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'id'> & {
  label: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  onChange: (value: string) => void
}

export function Select({ label, hideLabel = false, onChange, className = '', children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-fine text-ink-quiet'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          onChange={(event) => onChange(event.target.value)}
          className="control w-full appearance-none truncate pr-8"
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2"
        />
      </div>
    </div>
  )
}
