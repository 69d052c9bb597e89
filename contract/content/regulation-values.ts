/** Whether a rule must be followed, or has schemes that one may join and codes that are not law themselves. */
export const regulationForces = ['mandatory', 'voluntary'] as const
