import { ImportFaultError } from '../import-faults.ts'

/**
 * As much of XML as a spreadsheet's parts need: elements of a name, one after another, as they are unpacked. Entities are the
 * five of XML and numbers; a document type, which could declare others, is refused.
 */
export interface XmlElement {
  attributes: string
  /** What stands between its tags. */
  inner: string
}

/** Characters of one element: a row of a sheet has at most 16,384 cells of 32,767. */
const elementMax = 32 * 1024 * 1024

/** The end of one chunk may begin a tag that the next one ends. */
const overlap = 64

/** @throws ImportFaultError damaged */
export async function* elements(chunks: AsyncIterable<string>, name: string): AsyncGenerator<XmlElement> {
  let waiting: string[] = []
  let length = 0
  let prefix: string | undefined
  let before = ''
  /** What must come before another look is worth it: an element that never ends would be read over and over. */
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

/** Whether a text that begins with an element holds its whole tag. */
function isOpened(text: string, tag: string): boolean {
  return text.startsWith(`<${tag}`) && nextTag(text, tag, 0) === 0 && text.includes('>')
}

/** Where the first element begins that is not whole yet, or else what may become its tag; the end where there is neither. */
function restFrom(text: string, tag: string, from: number): number {
  const open = nextTag(text, tag, from)
  if (open >= 0) return open
  const last = text.lastIndexOf('<')
  return last >= from && !text.includes('>', last) ? last : text.length
}

/** The prefix of the names, such as "x:", from the root element; undefined before that is there. */
function prefixOf(text: string): string | undefined {
  const root = /<([A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*[\s/>]/.exec(text)
  return root ? (root[1] ?? '') : undefined
}

function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')
}

/** The elements of a name in a text, without those that are not whole. */
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

/** The value of an attribute, whatever its prefix; undefined where there is none. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = patternOf(name).exec(attributes)
  return match ? unescaped(match[1] ?? match[2] ?? '') : undefined
}

const patterns = new Map<string, RegExp>()

/** Made once: a sheet has millions of attributes. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

/** The whole of a small part. @throws ImportFaultError damaged */
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
