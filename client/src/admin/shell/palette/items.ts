import type { LucideIcon } from 'lucide-react'

/** One line of the palette. */
export interface PaletteItem {
  id: string
  label: string
  /** Beside it, more quietly: a SKU, an address, a reference. */
  detail?: string
  Icon: LucideIcon
  /** Other words that it is found by: its name in the other language. */
  also?: string
  run: () => void
}

export interface PaletteGroup {
  id: string
  label: string
  items: PaletteItem[]
}

/** The items in which every word of a text is found; those that begin with it come first. */
export function matching(items: PaletteItem[], text: string): PaletteItem[] {
  const sought = text.trim().toLowerCase()
  const words = sought.split(/\s+/).filter(Boolean)
  const begins = ({ label }: PaletteItem) => Number(label.toLowerCase().startsWith(sought))
  return items
    .filter(({ label, also = '' }) => {
      const held = `${label} ${also}`.toLowerCase()
      return words.every((word) => held.includes(word))
    })
    .sort((one, other) => begins(other) - begins(one))
}
