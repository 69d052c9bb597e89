import { useEffect, useState } from 'react'

const pauseMs = 150

/** A text as it was when typing last paused: what is worth asking the server for. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
