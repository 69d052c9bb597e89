import { type Device, deviceAt, type LevelId, levelIds } from './simulation/building.ts'

/** The view shown; the address is its only state. */
export type Place =
  | { view: 'building' | 'orders' | 'report' }
  | { view: 'floor'; level: LevelId }
  | { view: 'device'; device: Device }

/** Reads the view from the address; defaults to the building. */
export function placeOf(parameters: URLSearchParams): Place {
  const device = deviceAt(parameters.get('device'))
  if (device) return { view: 'device', device }
  const level = levelIds.find((id) => id === parameters.get('floor'))
  if (level) return { view: 'floor', level }
  const view = parameters.get('view')
  return { view: view === 'orders' || view === 'report' ? view : 'building' }
}

/** Returns the view's query with its question mark; empty for the building. */
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
