/** What a request for quotation holds at most. Apart from its schemas: the catalogue's pages need these alone, and load first. */
export const quoteLinesMax = 100
export const quoteQuantityMax = 100_000
