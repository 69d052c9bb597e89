import { Parser } from 'htmlparser2'

const tag =
  /<\/(?:p|div|span|strong|b|em|i|u|ul|ol|li|h[1-6]|table|tr|td|th|a|font|section|blockquote|pre|sup|sub)\s*>|<(?:p|li|br|hr|img)(?:\s[^<>]*)?\/?>/i

/**
 * Returns whether a text is HTML, as descriptions of web shops are: with an end tag or a void element. "<5 %" and a single "<b>" do not
 * count.
 */
export function isHtml(text: string): boolean {
  return text.includes('<') && tag.test(text)
}

const paragraphs = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'section',
  'blockquote',
  'pre',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
const lines = new Set(['br', 'li', 'tr'])
const hidden = new Set(['script', 'style', 'head', 'title', 'template'])

/** Converts HTML to text: blank lines between paragraphs, bullets for list items, spaces between cells. */
export function textOfHtml(html: string): string {
  let text = ''
  let skipped = 0
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) skipped += 1
      if (paragraphs.has(name)) text += '\n\n'
      else if (lines.has(name)) text += name === 'li' ? '\n• ' : '\n'
    },
    ontext(part) {
      if (skipped === 0) text += part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (hidden.has(name)) skipped -= 1
      if (paragraphs.has(name)) text += '\n\n'
      else if (name === 'td' || name === 'th') text += ' '
    },
  })
  parser.end(html)
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=• )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^•\s*$/gm, '')
    .trim()
}
