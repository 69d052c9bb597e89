import { useEffect, useState } from 'react'

/** A countdown in whole seconds; by the clock, for a tab in the background is not called every second. */
export function useSecondsLeft() {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    secondsLeft,
    start(seconds: number) {
      const from = Date.now()
      setNow(from)
      setEndsAt(from + seconds * 1000)
    },
  }
}
