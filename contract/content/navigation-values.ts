/** In a menu of the top bar, directly in the bar, or in a column of the footer. */
export const navigationPlaces = ['menu', 'bar', 'footer'] as const
export type NavigationPlace = (typeof navigationPlaces)[number]
