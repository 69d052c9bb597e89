/** Regular expression source of a number with separators: matches "1,180" in "1,180 pcs". */
export const digitsPattern = "\\d+(?:[.,'’ ]\\d+)*"

const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:(?<separator>[,'’ ])\d{3})(?:\k<separator>\d{3})*)(?:\.0{1,2})?$/u

/** Reads a whole number: "36", "1,180", "12.00". Returns undefined for a fraction, and for ambiguous digits: "12,00", "5,5", "1.234". */
export function readWhole(digits: string): number | undefined {
  return wholeNumber.test(digits) ? Number(digits.replaceAll(/[,'’ ]/g, '')) : undefined
}
