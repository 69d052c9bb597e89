/** Numbers that a seed settles, and what is chosen by them. */
export function createDice(seed: number) {
  let state = seed * 0x9e3779b1

  /** From 0 to 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (count: number) => Math.floor(next() * count)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]

  return {
    below,
    pick,
    chance: (share: number) => next() < share,
    one<Item>(items: readonly [Item, ...Item[]]): Item {
      return pick(items) ?? items[0]
    },
    /** One of them at least. */
    some<Item>(items: readonly Item[]): Item[] {
      const chosen = items.filter(() => next() < 0.4)
      return chosen.length > 0 ? chosen : items.slice(0, 1)
    },
    weighted<Item>(items: readonly [Item, number][]): Item {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      const found = items.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      if (!found) throw new Error('There is nothing to choose from')
      return found[0]
    },
  }
}

export type Dice = ReturnType<typeof createDice>
