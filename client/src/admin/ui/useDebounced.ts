import { useEffect, useState } from 'react'

const usualPauseMs = 150

/** Returns a value as it was when it last stopped changing for a moment. */
export function useDebounced<Value>(value: Value, pauseMs = usualPauseMs): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
