/** Response header of the catalogue: when it was last completely compared with its source, ISO 8601 in UTC. */
export const asOfHeader = 'catalogue-as-of'
