/** Markets of /esg-compliance, in order. */
export const markets = ['hong-kong', 'china', 'taiwan', 'singapore', 'australia', 'malaysia'] as const
export type Market = (typeof markets)[number]
