import { useEffect, useMemo } from 'react'
import { quarterOf } from './simulation/readings.rules.ts'
import { initialState, shownTime } from './simulation/simulation.rules.ts'
import { noticesAt } from './simulation/state.rules.ts'
import { simulationStore, useSimulationState } from './simulation-store.ts'

const stillQuery = '(prefers-reduced-motion: reduce)'
const tickMilliseconds = 250
/** Limits a tick, so that a background window does not catch up at once. */
const tickSecondsMax = 1

const { dispatch, read } = simulationStore

/**
 * Returns the simulation's state and its actions.
 * @param isWatched whether time passes
 */
export function useSimulation(isWatched = true) {
  const state = useSimulationState()
  const { now, orders } = state
  const isRunning = state.isRunning && isWatched
  const quarter = quarterOf(now)
  const notices = useMemo(() => noticesAt(quarter), [quarter])

  // In an effect, so that hydration matches the server's output.
  useEffect(() => {
    const still = matchMedia(stillQuery)
    if (read() === initialState) dispatch({ type: 'run', isRunning: !still.matches })
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
    snapshot: { now: shownTime(state), orders, notices },
  }
}

export type Simulation = ReturnType<typeof useSimulation>
