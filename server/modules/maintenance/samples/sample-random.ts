import { createHash } from 'node:crypto'

/** A pseudo-random generator seeded by a text, so that samples are the same on every run. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next: () => number
  between: (least: number, most: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

const seed = 'harbour-iot samples 1'

function digestOf(text: string): Buffer {
  return createHash('sha256').update(`${seed} ${text}`).digest()
}

export function chanceOf(text: string): Chance {
  let state = digestOf(text).readUInt32BE()
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** Returns a UUID of version 4 that is always the same for a text. */
export function sampleId(text: string): string {
  const bytes = digestOf(`id ${text}`).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function sampleBytes(text: string): (bytes: number) => Uint8Array {
  return (bytes) => digestOf(`bytes ${text}`).subarray(0, bytes)
}
