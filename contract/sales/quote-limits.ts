/** Limits of a quotation request, separate from its schemas because catalogue pages load these first. */
export const quoteLinesMax = 100
export const quoteQuantityMax = 100_000
