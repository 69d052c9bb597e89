/** Built-in industries in order; each has a drawing of its building. */
export const industries = [
  'commercial',
  'enterprise',
  'retail',
  'logistics',
  'residential',
  'government',
  'industrial',
] as const
export type Industry = (typeof industries)[number]

export const useCaseDevices = ['leak', 'energy', 'parking', 'air', 'gateway', 'platform', 'dashboard'] as const
export type Device = (typeof useCaseDevices)[number]

/** Pictures of devices in use (content/renders/scenes.ts). */
export const scenes = [
  'pump-room',
  'leak-place',
  'server-room',
  'warehouse',
  'meter-room',
  'energy-place',
  'air-place',
  'classroom',
  'workshop',
  'car-park',
  'parking-place',
  'loading-bay',
  'climate-place',
  'people-place',
  'gateway-outdoor-place',
  'platform-place',
  'dashboard-place',
] as const
export type Scene = (typeof scenes)[number]

/** Features of the platform, in the order of the table on /solutions. */
export const platformFeatures = ['alerts', 'plans', 'anomalies', 'work-orders', 'reports', 'interfaces'] as const
export type PlatformFeature = (typeof platformFeatures)[number]

/** Maximum weeks of a phase, limited because each is drawn. */
export const phaseWeeksMost = 52

/** Maximum industries, limited because each is a column of the table on /solutions. */
export const industriesMost = 10

/** In a menu of the top bar, directly in the bar, or in a column of the footer. */
export const navigationPlaces = ['menu', 'bar', 'footer'] as const
export type NavigationPlace = (typeof navigationPlaces)[number]

/** `voluntary`: schemes that may be joined, and codes that are not law. */
export const regulationForces = ['mandatory', 'voluntary'] as const

/** Markets of /esg-compliance, in order. */
export const markets = ['hong-kong', 'china', 'taiwan', 'singapore', 'australia', 'malaysia'] as const
export type Market = (typeof markets)[number]
