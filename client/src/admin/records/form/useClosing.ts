import { useEffect, useState } from 'react'

/** Closes a form at an address of its own once what was saved no longer counts as a change, which would hold it back. */
export function useClosing(isChanged: boolean, onClose: () => void): { begin: () => void } {
  const [isClosing, setClosing] = useState(false)
  useEffect(() => {
    if (!isClosing || isChanged) return
    setClosing(false)
    onClose()
  })
  return { begin: () => setClosing(true) }
}
