import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from '../../router/index.ts'

export interface Address {
  parameters: URLSearchParams
  /** Sets parameters, or takes off those that are undefined: a step of its own in the browser's history. */
  change: (values: Record<string, string | undefined>) => void
  /** The same in place of the present step: for what is typed. */
  adjust: (values: Record<string, string | undefined>) => void
}

/** The page's state lives in its address alone. What the router has yet to carry out is shown at once. */
export function useAddress(): Address {
  const [present, setParameters] = useSearchParams()
  const [parameters, anticipate] = useOptimistic(present)
  function go(values: Record<string, string | undefined>, replace: boolean) {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    startTransition(() => {
      anticipate(next)
      setParameters(next, { replace })
    })
  }
  return { parameters, change: (values) => go(values, false), adjust: (values) => go(values, true) }
}
