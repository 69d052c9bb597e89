import { useEffect, useRef } from 'react'

interface RowBoxProps {
  label: string
  isOn: boolean
  /** Indeterminate. */
  isMixed?: boolean
  /** @param isRange the Shift key was held */
  onToggle: (isRange: boolean) => void
  className?: string
}

export function RowBox({ label, isOn, isMixed = false, onToggle, className = '' }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={`grid min-h-11 min-w-11 cursor-pointer place-items-center in-[li]:-ml-3 lg:min-h-9 ${className}`}>
      <input
        ref={box}
        type="checkbox"
        className="size-4.5"
        aria-label={label}
        checked={isOn}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
