/** `voluntary`: schemes that may be joined, and codes that are not law. */
export const regulationForces = ['mandatory', 'voluntary'] as const
