import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react'

type DraftInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** What is in force. */
  value: string
  /** Called when typing pauses, on Enter, and when the field is left; not while an input method is composing. */
  onCommit: (value: string) => void
}

const pauseMilliseconds = 250

/** A text input whose value lives elsewhere (the URL): what is being typed is a draft until it is committed. */
export function DraftInput({ value, onCommit, className = '', ...rest }: DraftInputProps) {
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function commit(text: string) {
    clearTimeout(timer.current)
    if (text.trim() !== value) onCommit(text.trim())
    // with the address, which changes in a transition too: else the former value would show meanwhile, and take what is typed then
    startTransition(() => setDraft(undefined))
  }
  function commitAfterPause(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(text), pauseMilliseconds)
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
