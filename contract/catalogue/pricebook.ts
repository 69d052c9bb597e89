/** What prices follow from where nothing is stated (spec §9): percent of another amount. */
export const pricebookShares = {
  /** Of the MSRP: the partner price. */
  resellerCost: 60,
  /** Of the HKD cost. */
  usdCost: 13,
} as const
