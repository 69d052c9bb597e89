/** Of answers of the catalogue: when it was last compared with its source as a whole, ISO 8601 in UTC. */
export const asOfHeader = 'catalogue-as-of'
