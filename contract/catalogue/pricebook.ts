/** Percentages by which missing prices are calculated. */
export const pricebookShares = {
  /** Partner price, of the MSRP. */
  resellerCost: 60,
  /** Of the HKD cost. */
  usdCost: 13,
} as const
