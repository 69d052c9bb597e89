/**
 * Completes partial Markdown for display while an answer is streamed: closes open marks and holds back what is still
 * ambiguous (half a citation or link, a list marker, a table's head).
 */
export function completeMarkdown(begun: string): string {
  if ((begun.match(/^ {0,3}```/gm) ?? []).length % 2 === 1) return begun
  const lastBlock = begun.search(/[^\n]*(?:\n(?!\s*\n)[^\n]*)*$/)
  const whole = withoutHalves(withoutTableHead(begun.slice(lastBlock)))
  return begun.slice(0, lastBlock) + closed(whole)
}

/** Holds back a table's head until its second line has as many columns. */
function withoutTableHead(block: string): string {
  const lines = block.split('\n')
  const first = lines.findIndex((line) => /^\s*\|/.test(line))
  const [head = '', rule = ''] = lines.slice(first)
  if (first === -1) return block
  const isTable = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/.test(rule) && columns(rule) === columns(head)
  if (!isTable) return lines.slice(0, first).join('\n')
  const isRowOpen = !/\|\s*$/.test(lines.at(-1) ?? '')
  return isRowOpen ? lines.slice(0, -1).join('\n') : block
}

const columns = (row: string) => row.split('|').length

function withoutHalves(block: string): string {
  return block
    .replace(/(?:^|\n)\s*(?:[-*+]|#{1,6}|>|\d{1,3}[.)]?|[-=]+|`{1,2})\s*$/, '')
    .replace(/\[([^\][\n]*)\]\([^)\s]*$/, '$1')
    .replace(/!?\[[^\][\n]*$|[【［][\d\s,，、]*$/, '')
    .replace(/(?<!\*)\*$/, '')
}

/** Closes marks that are open at the end, and removes those with no content yet. */
function closed(block: string): string {
  let text = block
  for (const [mark, sign] of [
    ['`', /`/g],
    ['**', /\*\*/g],
    ['*', /(?<![*\d])\*(?=[^*\s])|(?<=[^*\s])\*(?![*\d])/g],
  ] as const) {
    if ((text.match(sign) ?? []).length % 2 === 0) continue
    const bare = text.replace(new RegExp(`\\s*${mark.replaceAll('*', '\\*')}$`), '')
    text = bare === text ? text.trimEnd() + mark : bare
  }
  return text
}
