import { type Device, deviceAt, type LevelId, levelIds } from './simulation/building.ts'

/** What of the platform is shown; the address alone holds it. */
export type Place =
  | { view: 'building' | 'orders' | 'report' }
  | { view: 'floor'; level: LevelId }
  | { view: 'device'; device: Device }

/** What the parameters of the address lead to: the building, where they lead nowhere. */
export function placeOf(parameters: URLSearchParams): Place {
  const device = deviceAt(parameters.get('device'))
  if (device) return { view: 'device', device }
  const level = levelIds.find((id) => id === parameters.get('floor'))
  if (level) return { view: 'floor', level }
  const view = parameters.get('view')
  return { view: view === 'orders' || view === 'report' ? view : 'building' }
}

/** The query that leads there, with its question mark; empty for the building. */
export function queryOf(place: Place): string {
  switch (place.view) {
    case 'building':
      return ''
    case 'floor':
      return `?floor=${place.level}`
    case 'device':
      return `?device=${place.device.id}`
    default:
      return `?view=${place.view}`
  }
}
