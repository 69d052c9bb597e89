import { useSyncExternalStore } from 'react'

let share: number | undefined
const listeners = new Set<() => void>()

/** How far a proof of work for a form is, from 0 to 1; undefined while none is worked out. */
export const proofProgress = {
  set(next: number | undefined): void {
    share = next
    for (const run of listeners) run()
  },
}

export function useProofProgress(): number | undefined {
  return useSyncExternalStore(
    (run) => {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    () => share,
    () => undefined,
  )
}
