import { useEffect, useState } from 'react'

/** Counts down whole seconds. Based on the clock, because timers of background tabs are throttled. */
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
