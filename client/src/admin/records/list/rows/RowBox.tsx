import { useEffect, useRef } from 'react'

interface RowBoxProps {
  label: string
  isOn: boolean
  /** Some are, some are not. */
  isMixed?: boolean
  /** @param isRange the Shift key was held */
  onToggle: (isRange: boolean) => void
}

/** The box that marks a row, or all of them: with the mouse, a finger, or Space. */
export function RowBox({ label, isOn, isMixed = false, onToggle }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="table-box">
      <input
        ref={box}
        type="checkbox"
        className="table-check"
        aria-label={label}
        checked={isOn}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
