/** A product's entry in a list of specifications or features. */
export interface Entry {
  name: string
  value: string
}

/** One name over all products: `values` has a place for each, undefined where it has no such entry. */
export interface AlignedRow {
  name: string
  values: (string | undefined)[]
  isDifferent: boolean
}

/**
 * Puts the entries of several products side by side by their names, whatever case, width and spacing they are written in.
 * The first product's order leads; what only others have follows.
 */
export function alignEntries(products: readonly (readonly Entry[])[]): AlignedRow[] {
  const rows = new Map<string, AlignedRow>()
  products.forEach((entries, column) => {
    for (const { name, value } of entries) {
      const row = rows.get(plain(name)) ?? { name, values: products.map(() => undefined), isDifferent: false }
      row.values[column] = [row.values[column], value].filter(Boolean).join(' · ')
      rows.set(plain(name), row)
    }
  })
  return [...rows.values()].map((row) => ({ ...row, isDifferent: differ(row.values) }))
}

/** Whether values say different things; having none differs from having one. */
export function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(values.map((value) => value && plain(value))).size > 1
}

/** What is left when case, width, spacing and a closing colon do not count. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s:]+/g, '')
}
