import type { Scene } from '#contract/content/choices.ts'
import * as hashes from './hashes.ts'

/** SHA-256 of each scene, as in the addresses of its files. */
export const sceneHashes: Record<Scene, string> = {
  'pump-room': hashes.pumpRoom,
  'leak-place': hashes.leakPlace,
  'server-room': hashes.serverRoom,
  warehouse: hashes.warehouse,
  'meter-room': hashes.meterRoom,
  'energy-place': hashes.energyPlace,
  'air-place': hashes.airPlace,
  classroom: hashes.classroom,
  workshop: hashes.workshop,
  'car-park': hashes.carPark,
  'parking-place': hashes.parkingPlace,
  'loading-bay': hashes.loadingBay,
  'climate-place': hashes.climatePlace,
  'people-place': hashes.peoplePlace,
  'gateway-outdoor-place': hashes.gatewayOutdoorPlace,
  'platform-place': hashes.platformPlace,
  'dashboard-place': hashes.dashboardPlace,
}
