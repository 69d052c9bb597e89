import { useEffect, useState } from 'react'

/** Closes a form that has its own address once it counts as saved, or its blocker would ask. */
export function useClosing(isChanged: boolean, onClose: () => void): { begin: () => void } {
  const [isClosing, setClosing] = useState(false)
  useEffect(() => {
    if (!isClosing || isChanged) return
    setClosing(false)
    onClose()
  })
  return { begin: () => setClosing(true) }
}
