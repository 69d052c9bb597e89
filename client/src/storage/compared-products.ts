import { createStoredList, useStoredList } from './stored-list.ts'

/** Side by side on one screen. */
export const comparedMax = 4

const compared = createStoredList<string>('comparedProducts', (stored) =>
  typeof stored === 'string' && stored !== '' && stored.length <= 200 ? stored : undefined,
)

/** Slugs of the products that the reader has marked for comparison, `comparedMax` at most. */
export function useComparedProducts(): readonly string[] {
  return useStoredList(compared)
}

export function setComparedProducts(slugs: readonly string[]): void {
  compared.update(() => slugs.slice(0, comparedMax))
}

/** Marks a product or takes its mark off. @returns whether it is marked now */
export function toggleCompared(slug: string): boolean {
  compared.update((slugs) =>
    slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(0, comparedMax),
  )
  return compared.read().includes(slug)
}
