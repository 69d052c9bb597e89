/** Spec §2, /esg-compliance, in its order. */
export const markets = ['hong-kong', 'china', 'taiwan', 'singapore', 'australia', 'malaysia'] as const
export type Market = (typeof markets)[number]
