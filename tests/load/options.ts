/** What a part is measured with. */
export interface Options {
  /** Print the slowest plans; each statement then pays for being explained. */
  explain: boolean
  /** Two rounds instead of eight where rounds are compared. */
  quick: boolean
}
