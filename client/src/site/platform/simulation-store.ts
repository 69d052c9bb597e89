import { useSyncExternalStore } from 'react'
import { type Action, initialState, type SimulationState, simulationReducer } from './simulation/simulation.rules.ts'

/** The tab's one simulation: what happens on the home page goes on in the platform. A reload starts it over. */
export const simulationStore = createStore()

/** Returns the simulation's state; the initial one on the server. */
export function useSimulationState(): SimulationState {
  return useSyncExternalStore(simulationStore.subscribe, simulationStore.read, () => initialState)
}

function createStore() {
  const listeners = new Set<() => void>()
  let state = initialState
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch(action: Action): void {
      state = simulationReducer(state, action)
      for (const listener of listeners) listener()
    },
  }
}
