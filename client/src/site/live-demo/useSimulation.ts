import { useEffect, useMemo, useReducer } from 'react'
import { useSearchParams } from 'react-router-dom'
import { placeOf } from './place.rules.ts'
import { minute } from './simulation/clock.rules.ts'
import { quarterOf } from './simulation/readings.rules.ts'
import { initialState, simulationReducer } from './simulation/simulation.rules.ts'
import { noticesAt } from './simulation/state.rules.ts'

const stillQuery = '(prefers-reduced-motion: reduce)'
const tickMilliseconds = 250
/** Limits a tick, so that a background window does not catch up at once. */
const tickSecondsMax = 1

/** Returns the simulation's state, its actions, and the view in the address. */
export function useSimulation() {
  const [state, dispatch] = useReducer(simulationReducer, initialState)
  const [parameters] = useSearchParams()
  const { now, isRunning, orders } = state
  const quarter = quarterOf(now)
  const notices = useMemo(() => noticesAt(quarter), [quarter])

  // In an effect, so that hydration matches the server's output.
  useEffect(() => {
    const still = matchMedia(stillQuery)
    dispatch({ type: 'run', isRunning: !still.matches })
    const onChange = () => still.matches && dispatch({ type: 'run', isRunning: false })
    still.addEventListener('change', onChange)
    return () => still.removeEventListener('change', onChange)
  }, [])

  useEffect(() => {
    if (!isRunning) return
    let last = performance.now()
    const timer = setInterval(() => {
      const current = performance.now()
      dispatch({ type: 'pass', seconds: Math.min(tickSecondsMax, (current - last) / 1000) })
      last = current
    }, tickMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    state,
    dispatch,
    place: placeOf(parameters),
    /** Rounded to the minute, so that figures can be read. */
    snapshot: { now: Math.floor(now / minute) * minute, orders, notices },
  }
}

export type Simulation = ReturnType<typeof useSimulation>
