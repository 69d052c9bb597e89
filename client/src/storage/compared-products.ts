import { createStoredList, useStoredList } from './stored-list.ts'

/** As many columns as fit on a screen. */
export const comparedMax = 4

const compared = createStoredList<string>('comparedProducts', (stored) =>
  typeof stored === 'string' && stored !== '' && stored.length <= 200 ? stored : undefined,
)

/** Returns the slugs marked for comparison, at most `comparedMax`. */
export function useComparedProducts(): readonly string[] {
  return useStoredList(compared)
}

export function setComparedProducts(slugs: readonly string[]): void {
  compared.update(() => slugs.slice(0, comparedMax))
}

/**
 * Marks or unmarks a product.
 * @returns whether it is marked now
 */
export function toggleCompared(slug: string): boolean {
  compared.update((slugs) =>
    slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(0, comparedMax),
  )
  return compared.read().includes(slug)
}
