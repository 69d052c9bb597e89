import { ImportFaultError } from '../import-faults.ts'

/**
 * An element of a spreadsheet's XML. Only the five predefined and numeric entities are supported; a document type, which could declare
 * others, is refused.
 */
export interface XmlElement {
  attributes: string
  inner: string
}

/** Maximum length of an element: a row has at most 16,384 cells of 32,767 characters. */
const elementMax = 32 * 1024 * 1024

/** A tag may be split between chunks. */
const overlap = 64

/** Yields the elements with a name as chunks arrive. Throws ImportFaultError damaged. */
export async function* elements(chunks: AsyncIterable<string>, name: string): AsyncGenerator<XmlElement> {
  let waiting: string[] = []
  let length = 0
  let prefix: string | undefined
  let before = ''
  /** Text to wait for before searching again: an element that never ends would otherwise be rescanned with every chunk. */
  let awaited = '>'
  for await (const chunk of chunks) {
    const seam = before + chunk
    before = seam.slice(-overlap)
    refuseDocumentType(seam)
    if (waiting.length === 0 && !seam.includes('<')) continue
    waiting.push(chunk)
    length += chunk.length
    if (length > elementMax) throw new ImportFaultError('damaged')
    prefix ??= prefixOf(seam)
    if (prefix === undefined || !seam.includes(awaited)) continue
    const tag = prefix + name
    const text = waiting.join('')
    let end = 0
    for (const found of elementsIn(text, tag)) {
      end = found.end
      yield { attributes: found.attributes, inner: withoutPrefix(found.inner, prefix) }
    }
    const rest = text.slice(restFrom(text, tag, end))
    waiting = rest === '' ? [] : [rest]
    length = rest.length
    awaited = isOpened(rest, tag) ? `</${tag}>` : '>'
  }
}

function isOpened(text: string, tag: string): boolean {
  return text.startsWith(`<${tag}`) && nextTag(text, tag, 0) === 0 && text.includes('>')
}

/** Returns where the first incomplete element or tag begins; the end of the text where there is none. */
function restFrom(text: string, tag: string, from: number): number {
  const open = nextTag(text, tag, from)
  if (open >= 0) return open
  const last = text.lastIndexOf('<')
  return last >= from && !text.includes('>', last) ? last : text.length
}

/** Returns the namespace prefix of the root element, such as "x:"; undefined before that has arrived. */
function prefixOf(text: string): string | undefined {
  const root = /<([A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*[\s/>]/.exec(text)
  return root ? (root[1] ?? '') : undefined
}

function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')
}

export function* elementsIn(text: string, name: string): Generator<XmlElement & { end: number }> {
  let end = 0
  for (;;) {
    const start = nextTag(text, name, end)
    const open = start < 0 ? -1 : text.indexOf('>', start)
    if (open < 0) return
    const attributes = text.slice(start + name.length + 1, open)
    if (attributes.endsWith('/')) {
      end = open + 1
      yield { attributes, inner: '', end }
      continue
    }
    const close = text.indexOf(`</${name}>`, open)
    if (close < 0) return
    end = close + name.length + 3
    yield { attributes, inner: text.slice(open + 1, close), end }
  }
}

function nextTag(text: string, name: string, from: number): number {
  for (let at = text.indexOf(`<${name}`, from); at >= 0; at = text.indexOf(`<${name}`, at + 1)) {
    const next = text[at + name.length + 1]
    if (next === undefined || /[\s/>]/.test(next)) return at
  }
  return -1
}

/** Returns the value of an attribute, ignoring its prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = patternOf(name).exec(attributes)
  return match ? unescaped(match[1] ?? match[2] ?? '') : undefined
}

const patterns = new Map<string, RegExp>()

/** Caches patterns, as a sheet has millions of attributes. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

/** Returns the whole text of a small part. Throws ImportFaultError damaged. */
export async function smallText(chunks: AsyncIterable<string> | undefined): Promise<string> {
  let text = ''
  for await (const chunk of chunks ?? []) {
    text += chunk
    if (text.length > elementMax) throw new ImportFaultError('damaged')
  }
  refuseDocumentType(text)
  return withoutPrefix(text, prefixOf(text) ?? '')
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function refuseDocumentType(text: string): void {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) throw new ImportFaultError('damaged')
}
