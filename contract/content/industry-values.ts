/** Spec §2, /solutions, in its order: the industries that come with the program, each with its building. */
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

/** The kinds of device that use cases are made of. */
export const useCaseDevices = ['leak', 'energy', 'parking', 'air', 'gateway', 'platform', 'dashboard'] as const
export type Device = (typeof useCaseDevices)[number]

/** What the platform does, in the order of the table on /solutions. */
export const platformFeatures = ['alerts', 'plans', 'anomalies', 'work-orders', 'reports', 'interfaces'] as const
export type PlatformFeature = (typeof platformFeatures)[number]

/** So many weeks a phase can take: each is drawn. */
export const phaseWeeksMost = 52

/** So many industries there can be: the table of /solutions has a column for each, on a phone too. */
export const industriesMost = 10
