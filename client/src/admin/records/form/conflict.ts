export interface Difference<Name extends string> {
  name: Name
  /** Who changed it; `both` if to different values. */
  changedBy: 'me' | 'them' | 'both'
}

type Values = Record<string, unknown>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Compares two edits of a record, in the order of `names`.
 * @param base the record that the reader's edit started from
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

/** Merges the reader's changes into the other record; `winner` decides fields that both have changed. */
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
