/** Shorter words resemble too many others. */
const [oneErrorMin, vowelErrorsMin, twoErrorsMin] = [4, 6, 8]

/**
 * Returns the word that a misspelt one was probably meant for: the most similar of those that differ by one letter (replaced, missing, extra
 * or swapped with its neighbour), in longer words by two, or by vowels alone: "getway" is gateway.
 */
export function meantWord(typed: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(typed)) return undefined
  const likely = candidates
    .filter((word) => word.length >= oneErrorMin && isSlip(typed, word))
    .map((word) => ({ word, errors: errorsBetween(typed, word) }))
  return likely.sort((one, other) => one.errors - other.errors || other.word.length - one.word.length)[0]?.word
}

function isSlip(typed: string, word: string): boolean {
  if (typed.length < oneErrorMin || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false
  const errors = errorsBetween(typed, word)
  if (errors === 1) return true
  if (errors !== 2) return false
  return typed.length >= twoErrorsMin || (typed.length >= vowelErrorsMin && consonantsOf(typed) === consonantsOf(word))
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiou]/g, '')
}

/** Counts the letters to replace, add, remove or swap (optimal string alignment). */
function errorsBetween(one: string, other: string): number {
  let [before, previous] = [[] as number[], Array.from({ length: other.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const replaced = at(previous, column - 1) + (isSame ? 0 : 1)
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = isSwapped ? at(before, column - 2) + 1 : replaced
      current.push(Math.min(replaced, swapped, at(previous, column) + 1, at(current, column - 1) + 1))
    }
    before = previous
    previous = current
  }
  return at(previous, other.length)
}

function at(numbers: readonly number[], place: number): number {
  return numbers[place] ?? Number.POSITIVE_INFINITY
}
