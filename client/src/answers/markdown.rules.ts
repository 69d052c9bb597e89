import { Marked, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked'

/** The supported Markdown; everything else (HTML, images) remains literal text. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis' | 'struck'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'citation'; numbers: number[] }
  | { kind: 'break' }
export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; first: number | undefined; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

interface Citation extends Tokens.Generic {
  type: 'citation'
  numbers: number[]
}

/**
 * Characters searched for the end of emphasis, a link or text. Without a limit, each opening mark would scan the whole
 * rest (quadratic time).
 */
const reach = 1000
const near = (source: string) => source.slice(0, reach)

/** Returns where the next citation may begin, or the search limit if none is near. */
function citationStart(source: string): number {
  const at = near(source).search(/[[【［]\s*\d/)
  return at < 0 ? reach : at
}

const reader = new Marked({
  gfm: true,
  // Models use single line breaks deliberately.
  breaks: true,
  tokenizer: {
    link(source) {
      return Tokenizer.prototype.link.call(this, near(source))
    },
    emStrong(source, masked, before) {
      return Tokenizer.prototype.emStrong.call(this, near(source), near(masked.slice(-source.length)), before)
    },
  },
  extensions: [
    {
      name: 'citation',
      level: 'inline',
      start: citationStart,
      // Accepts every bracket style that models use; the server normalises complete answers only.
      tokenizer(source): Citation | undefined {
        const [raw = '', numbers] = /^[[【［]\s*(\d{1,3}(?:\s*[,，、]\s*\d{1,3})*)\s*[\]】］](?!\()/.exec(source) ?? []
        if (numbers === undefined) return undefined
        return { type: 'citation', raw, numbers: numbers.split(/\D+/).map(Number) }
      },
    },
    {
      // CommonMark does not close bold between 「：」 and a letter, which Chinese text does often: **電池：**十年
      name: 'strong',
      level: 'inline',
      tokenizer(source): Tokens.Strong | undefined {
        const [raw = '', text] = /^\*\*(?=[^\s*])([^\n]*?[^\s*])\*\*(?!\*)/.exec(near(source)) ?? []
        if (text === undefined) return undefined
        return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) }
      },
    },
  ],
})

/** Maximum nesting of quotes and lists; deeper input would overflow the renderer's stack. */
const levelsMost = 50

/** Parses an answer's Markdown; input nested too deeply is returned as plain text. */
export function blocksOf(markdown: string): Block[] {
  try {
    return blocks(reader.lexer(markdown))
  } catch {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text: markdown }] }]
  }
}

function blocks(tokens: readonly Token[], level = 0): Block[] {
  if (level > levelsMost) throw new RangeError(`Nested deeper than ${levelsMost}`)
  return tokens.flatMap((token) => (isKnown(token) ? block(token, level) : []))
}

function block(token: MarkedToken, level: number): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', children: inlines(token.tokens) }]
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', children: token.tokens ? inlines(token.tokens) : [plain(token.text)] }]
    case 'list':
      return [
        {
          kind: 'list',
          first: token.start === '' ? undefined : token.start,
          items: token.items.map((item) => blocks(item.tokens, level + 1)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', children: blocks(token.tokens, level + 1) }]
    case 'code':
      return [{ kind: 'code', text: token.text }]
    case 'table':
      return [{ kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'html':
      return [{ kind: 'paragraph', children: [{ kind: 'text', text: token.raw.trim() }] }]
    default:
      return []
  }
}

function cells(row: readonly Tokens.TableCell[]): Inline[][] {
  return row.map(({ tokens }) => inlines(tokens))
}

/** Removes the space before a citation. */
function inlines(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token, index): Inline[] => {
    const next = tokens[index + 1]
    if (next && isCitation(next) && token.type === 'text') return [plain(token.text.trimEnd())]
    if (isCitation(token)) return [{ kind: 'citation', numbers: token.numbers }]
    return isKnown(token) ? inline(token) : []
  })
}

function inline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: inlines(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', children: inlines(token.tokens) }]
    case 'del':
      return [{ kind: 'struck', children: inlines(token.tokens) }]
    case 'link':
      return [{ kind: 'link', href: token.href, children: inlines(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'br':
      return [{ kind: 'break' }]
    case 'text':
    case 'image':
      return [plain(token.text)]
    case 'escape':
    case 'html':
      return [{ kind: 'text', text: token.text }]
    default:
      return []
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** Decodes named entities, which the lexer leaves to an HTML renderer. */
function plain(text: string): Inline {
  return { kind: 'text', text: text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name) => entities[name] ?? whole) }
}

function isCitation(token: Token): token is Citation {
  return token.type === 'citation'
}

function isKnown(token: Token): token is MarkedToken {
  return !isCitation(token)
}
