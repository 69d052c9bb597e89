import type { Component, FeatureGroup, Specification } from './products.ts'
import { componentQuantityMax, componentsMax } from './values/product-values.ts'

/** Parses and formats the multi-line texts of a record, as written by staff and in Notion. */

/**
 * Parses features, one per line as "Feature: value"; a line starting with # begins a group (docs/notion.md). A line
 * without a colon is a feature without a value.
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
 * Parses specifications, one per line as "Name: value unit" (docs/notion.md). The unit is what follows a leading
 * number or range; a textual value has none.
 */
export function readSpecifications(text: string | null): Specification[] {
  return linesOf(text).map((line) => {
    const { feature: name, value } = pairOf(line)
    const measured =
      /^([<>≤≥±~]?\s?-?\d[\d.,]*(?:\s?(?:[-–~至到]|to)\s?-?\d[\d.,]*)?\+?)\s*([^\d\s-][^\d]{0,19})$/u.exec(value)
    return measured?.[1] && measured[2] ? { name, value: measured[1], unit: measured[2] } : { name, value, unit: null }
  })
}

const componentLine = /^(?<sku>[^:：,，;；\t]{1,100}?)\s*[:：,，;；\t×]\s*(?<quantity>\d{1,6})$/u
const countedComponent = /^(?<quantity>\d{1,6})\s*(?:×|[x*]\s)\s*(?<sku>\S.{0,99})$/iu

/**
 * Parses components, one per line as "SKU: quantity", "SKU × 8" or "8 × SKU" (docs/notion.md); repeated SKUs are
 * added up.
 * @returns the components, and lines that are invalid or exceed the maximum
 */
export function readComponents(text: string | null): { components: Component[]; unreadable: string[] } {
  const components = new Map<string, Component>()
  const unreadable: string[] = []
  for (const line of linesOf(text)) {
    const component = componentOf(line)
    const key = component?.sku.toLowerCase() ?? ''
    const quantity = (component?.quantity ?? 0) + (components.get(key)?.quantity ?? 0)
    const fits =
      quantity >= 1 && quantity <= componentQuantityMax && (components.has(key) || components.size < componentsMax)
    if (component && fits) components.set(key, { sku: components.get(key)?.sku ?? component.sku, quantity })
    else unreadable.push(line)
  }
  return { components: [...components.values()], unreadable }
}

function componentOf(line: string): Component | undefined {
  const { sku, quantity } = (countedComponent.exec(line) ?? componentLine.exec(line))?.groups ?? {}
  return sku === undefined ? undefined : { sku: sku.trim(), quantity: Number(quantity) }
}

/** Parses a list separated by commas or lines and removes duplicates. */
export function readWords(text: string | null): string[] {
  const words = (text ?? '').split(/[\n,，、;；]/).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** Splits a text into lines, without list markers. */
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

/** Formats features for `readFeatures`. Names without letters are left out, as they could not be parsed again. */
export function writeFeatures(groups: readonly FeatureGroup[]): string {
  return groups
    .flatMap(({ category, items }, index) => {
      const lines = items.map(({ feature, value }) => writePair(feature, value)).filter((line) => line !== '')
      const heading = category.trim()
      return heading !== '' || index > 0 ? [`#${heading}`, ...lines] : lines
    })
    .join('\n')
}

/** Formats specifications for `readSpecifications`. */
export function writeSpecifications(specifications: readonly Specification[]): string {
  return specifications
    .map(({ name, value, unit }) => writePair(name, [value.trim(), unit?.trim()].filter(Boolean).join(' ')))
    .filter((line) => line !== '')
    .join('\n')
}

/** Removes colons, which would end the name, and leading #, which would begin a group. */
function writePair(name: string, value: string): string {
  const plain = name
    .replace(/[:：\n]/g, ' ')
    .replace(/^[\s#]+/, '')
    .trim()
  const text = value.replaceAll('\n', ' ').trim()
  if (plain === '') return text === '' ? '' : `—: ${text}`
  return text === '' ? plain : `${plain}: ${text}`
}
