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

/** Kinds of device in use cases. */
export const useCaseDevices = ['leak', 'energy', 'parking', 'air', 'gateway', 'platform', 'dashboard'] as const
export type Device = (typeof useCaseDevices)[number]

/** Features of the platform, in the order of the table on /solutions. */
export const platformFeatures = ['alerts', 'plans', 'anomalies', 'work-orders', 'reports', 'interfaces'] as const
export type PlatformFeature = (typeof platformFeatures)[number]

/** Maximum weeks of a phase, limited because each is drawn. */
export const phaseWeeksMost = 52

/** Maximum industries, limited because each is a column of the table on /solutions. */
export const industriesMost = 10
