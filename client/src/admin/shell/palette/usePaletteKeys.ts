import { useEffect } from 'react'
import { useShellDialogs } from '../shell-dialogs.ts'

export function paletteKeyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}

/** Toggles the palette with Ctrl/Cmd-K; `/` opens it outside of text fields. Disabled over other dialogs. */
export function usePaletteKeys(): void {
  const { shown, open, close } = useShellDialogs()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isPaletteKey(event)) return
      const isOpen = shown === 'palette'
      if (!isOpen && document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      if (isOpen) close()
      else open('palette')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown, open, close])
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target)
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
