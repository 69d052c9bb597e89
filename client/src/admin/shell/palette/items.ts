import type { LucideIcon } from 'lucide-react'

export interface PaletteItem {
  id: string
  label: string
  /** Shown muted: a SKU, an address, a reference. */
  detail?: string
  Icon: LucideIcon
  /** Further searched text, such as the name in the other language. */
  also?: string
  run: () => void
}

export interface PaletteGroup {
  id: string
  label: string
  items: PaletteItem[]
}

/** Returns the items that contain every word of the text; those that begin with it come first. */
export function matching(items: PaletteItem[], text: string): PaletteItem[] {
  const query = text.trim().toLowerCase()
  const words = query.split(/\s+/).filter(Boolean)
  const startsWithQuery = ({ label }: PaletteItem) => Number(label.toLowerCase().startsWith(query))
  return items
    .filter(({ label, also = '' }) => {
      const held = `${label} ${also}`.toLowerCase()
      return words.every((word) => held.includes(word))
    })
    .sort((one, other) => startsWithQuery(other) - startsWithQuery(one))
}
