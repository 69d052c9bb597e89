/** A field that two people have left different. */
export interface Difference<Name extends string> {
  name: Name
  /** Whose change of it there is: `both` have set it, each to something else. */
  changedBy: 'me' | 'them' | 'both'
}

type Values = Record<string, unknown>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * What differs between two edits of one record, in the order of `names`.
 * @param base the record that I began from
 */
export function differencesOf<Record extends Values, Name extends keyof Record & string>(
  names: readonly Name[],
  { base, mine, theirs }: { base: Record; mine: Record; theirs: Record },
): Difference<Name>[] {
  const changedBy = (name: Name) => {
    if (isSame(mine[name], base[name])) return 'them'
    return isSame(theirs[name], base[name]) ? 'me' : 'both'
  }
  const different = names.filter((name) => !isSame(mine[name], theirs[name]))
  return different.map((name) => ({ name, changedBy: changedBy(name) }))
}

/** Their record with my changes in it; of what both have set, what `winner` has. */
export function mergedEdits<Record extends Values>(
  differences: readonly Difference<keyof Record & string>[],
  { mine, theirs }: { mine: Record; theirs: Record },
  winner: 'mine' | 'theirs',
): Record {
  const merged = { ...theirs }
  for (const { name, changedBy } of differences) {
    if (changedBy === 'me' || (changedBy === 'both' && winner === 'mine')) merged[name] = mine[name]
  }
  return merged
}
