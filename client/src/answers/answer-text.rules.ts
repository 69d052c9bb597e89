import type { Block, Inline } from './markdown.rules.ts'

export interface Stretch {
  text: string
  isUnverified: boolean
}

/**
 * Splits text so that unverified figures can be marked. Matches whole figures only: "12" does not match in "120" or
 * "1.12".
 * @param figures as the answer writes them
 */
export function withFiguresApart(text: string, figures: readonly string[]): Stretch[] {
  if (figures.length === 0) return [{ text, isUnverified: false }]
  const longestFirst = figures.toSorted((one, other) => other.length - one.length)
  const alternatives = longestFirst.map((figure) => figure.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\d]|\\d[.,])(${alternatives.join('|')})(?!\\d|[.,]\\d)`)
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isUnverified: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '')
}

export function plainText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n\n')
}

/** Returns the answer for speech: plain text without citations. */
export function speechText(blocks: readonly Block[]): string {
  return plainText(blocks).replace(/\s*\[[\d, ]+\]/g, '')
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return lineOf(block.children)
    case 'list':
      return block.items.map((item, index) => `${signOf(block.first, index)} ${inner(item)}`).join('\n')
    case 'quote':
      return inner(block.children)
    case 'code':
      return block.text
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(lineOf).join('\t')).join('\n')
    case 'rule':
      return '—'
  }
}

function signOf(first: number | undefined, index: number): string {
  return first === undefined ? '•' : `${first + index}.`
}

function inner(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n').replaceAll('\n', '\n  ')
}

function lineOf(inlines: readonly Inline[]): string {
  return inlines.map(wordsOf).join('')
}

function wordsOf(inline: Inline): string {
  if (inline.kind === 'break') return '\n'
  if (inline.kind === 'citation') return ` [${inline.numbers.join(', ')}]`
  return 'text' in inline ? inline.text : lineOf(inline.children)
}
