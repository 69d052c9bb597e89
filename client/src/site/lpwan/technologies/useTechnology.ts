import { type To, useLocation } from 'react-router-dom'
import { type TechnologyId, technologyIds } from '#contract/catalogue/lpwan.ts'

const parameter = 'tech'
const [initial] = technologyIds

/** Reads the technology from the address; defaults to LoRaWAN. */
export function readTechnology(parameters: URLSearchParams): TechnologyId {
  return technologyIds.find((id) => id === parameters.get(parameter)) ?? initial
}

export function technologyParameters(id: TechnologyId): Record<string, string | undefined> {
  return { [parameter]: id === initial ? undefined : id }
}

/** Returns a function that links to a technology's tab, keeping the other parameters. */
export function useTechnologyLink(): (id: TechnologyId) => To {
  const { search } = useLocation()
  return (id) => {
    const parameters = new URLSearchParams(search)
    if (id === initial) parameters.delete(parameter)
    else parameters.set(parameter, id)
    return { search: parameters.toString(), hash: '#technologies' }
  }
}
