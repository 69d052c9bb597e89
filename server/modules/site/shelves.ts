import type { Category } from '#contract/catalogue/products.ts'

/** Which categories anything is sold of, as every page has to know: read anew when the catalogue has changed. */
export function createShelves(read: () => Promise<Category[]>) {
  let shelves: Category[] = []
  let reading = Promise.resolve()
  return {
    current: () => shelves,
    /** One reading after another, so that the last one stands. */
    refresh(): Promise<void> {
      reading = reading
        .catch(() => undefined)
        .then(async () => {
          shelves = await read()
        })
      return reading
    },
  }
}

export type Shelves = ReturnType<typeof createShelves>
