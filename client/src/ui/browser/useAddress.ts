import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

export interface Address {
  parameters: URLSearchParams
  /** Sets parameters, or removes those that are undefined, in a new history entry. */
  change: (values: Record<string, string | undefined>) => void
  /** Does the same in the current history entry, for typing. */
  adjust: (values: Record<string, string | undefined>) => void
}

/** Returns the address's parameters, which hold the page's state. Pending changes are visible at once. */
export function useAddress(): Address {
  const [present] = useSearchParams()
  const navigate = useNavigate()
  const [parameters, anticipate] = useOptimistic(present)
  function go(values: Record<string, string | undefined>, replace: boolean) {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    startTransition(async () => {
      anticipate(next)
      await navigate({ search: next.toString() }, { replace })
    })
  }
  return { parameters, change: (values) => go(values, false), adjust: (values) => go(values, true) }
}
