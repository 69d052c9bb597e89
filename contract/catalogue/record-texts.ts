import type { FeatureGroup, Specification } from './products.ts'

/**
 * Lists, features and specifications in the text form of a record: what staff write, here as in Notion.
 */

/**
 * Reads features from text, one a line as "Feature: value"; a line that begins with # opens a group
 * (docs/notion.md). A line without a colon is a feature without a value.
 */
export function readFeatures(text: string | null): FeatureGroup[] {
  const groups: FeatureGroup[] = []
  for (const line of linesOf(text)) {
    if (line.startsWith('#')) groups.push({ category: line.replace(/^#+\s*/, ''), items: [] })
    else itemsOf(groups).push(pairOf(line))
  }
  return groups.filter((group) => group.items.length > 0)
}

function itemsOf(groups: FeatureGroup[]): FeatureGroup['items'] {
  const last = groups.at(-1) ?? { category: '', items: [] }
  if (groups.length === 0) groups.push(last)
  return last.items
}

/**
 * Reads specifications from text, one a line as "Name: value unit" (docs/notion.md). What follows a leading figure or
 * range is the unit; a value in words has none.
 */
export function readSpecifications(text: string | null): Specification[] {
  return linesOf(text).map((line) => {
    const { feature: name, value } = pairOf(line)
    const measured =
      /^([<>≤≥±~]?\s?-?\d[\d.,]*(?:\s?(?:[-–~至到]|to)\s?-?\d[\d.,]*)?\+?)\s*([^\d\s-][^\d]{0,19})$/u.exec(value)
    return measured?.[1] && measured[2] ? { name, value: measured[1], unit: measured[2] } : { name, value, unit: null }
  })
}

/** Reads a list from text: words between commas or lines, each once. */
export function readWords(text: string | null): string[] {
  const words = (text ?? '').split(/[\n,，、;；]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** Reads text line by line, without what marks the entries of a list. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s+/, '').trim())
    .filter((line) => line !== '')
}

function pairOf(line: string): { feature: string; value: string } {
  const colon = line.search(/[:：]/)
  if (colon < 0) return { feature: line, value: '' }
  return { feature: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }
}

/** Writes features as `readFeatures` reads them. A name without letters is left out, for it would be read as none. */
export function writeFeatures(groups: readonly FeatureGroup[]): string {
  return groups
    .flatMap(({ category, items }, index) => {
      const lines = items.map(({ feature, value }) => writePair(feature, value)).filter((line) => line !== '')
      const heading = category.trim()
      return heading !== '' || index > 0 ? [`#${heading}`, ...lines] : lines
    })
    .join('\n')
}

/** Writes specifications as `readSpecifications` reads them. */
export function writeSpecifications(specifications: readonly Specification[]): string {
  return specifications
    .map(({ name, value, unit }) => writePair(name, [value.trim(), unit?.trim()].filter(Boolean).join(' ')))
    .filter((line) => line !== '')
    .join('\n')
}

/** A name ends at its first colon, and one that began with # would open a group. */
function writePair(name: string, value: string): string {
  const plain = name
    .replace(/[:：\n]/g, ' ')
    .replace(/^[\s#]+/, '')
    .trim()
  const text = value.replaceAll('\n', ' ').trim()
  if (plain === '') return text === '' ? '' : `—: ${text}`
  return text === '' ? plain : `${plain}: ${text}`
}
