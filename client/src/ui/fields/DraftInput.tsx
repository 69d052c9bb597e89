import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react'

type DraftInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** The committed value. */
  value: string
  /** Called after a pause in typing, on Enter and on blur; never while an input method is composing. */
  onCommit: (value: string) => void
  /** Whether typed text may be committed before Enter and blur; by default any. */
  isComplete?: (value: string) => boolean
}

const pauseMilliseconds = 250

/** Renders a text input whose value lives elsewhere (the URL): typing edits a draft until it is committed. */
export function DraftInput({ value, onCommit, isComplete, className = '', ...rest }: DraftInputProps) {
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(text: string) {
    clearTimeout(timer.current)
    if (text.trim() !== value) onCommit(text.trim())
    // In the same transition as the address: otherwise the old value would flash and receive further typing.
    startTransition(() => setDraft(undefined))
  }
  function commitAfterPause(text: string) {
    clearTimeout(timer.current)
    if (isComplete?.(text.trim()) ?? true) timer.current = setTimeout(() => commit(text), pauseMilliseconds)
  }

  return (
    <input
      {...rest}
      className={`control ${className}`}
      value={draft ?? value}
      onChange={(event) => {
        setDraft(event.target.value)
        const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
        if (!isComposing) commitAfterPause(event.target.value)
      }}
      onCompositionStart={() => clearTimeout(timer.current)}
      onCompositionEnd={(event) => commitAfterPause(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(event.currentTarget.value)
      }}
      onBlur={(event) => commit(event.currentTarget.value)}
    />
  )
}
