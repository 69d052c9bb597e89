import { inflateSync } from 'node:zlib'

/** What is read back from a PDF that pdfkit wrote. */
export interface ReadPdf {
  /** The text of each page, in the order in which it was set; lines end with "\n". */
  pages: string[]
  /** The base names of the embedded fonts and how many bytes of each are in the file. */
  fonts: { name: string; bytes: number }[]
  /** Where its links lead. */
  links: string[]
  /** Title, Author, CreationDate… */
  info: Record<string, string>
  /** The kinds of its structure elements, as a screen reader is told them. */
  structure: Set<string>
  /** How many pictures it holds. */
  images: number
  /** Filled rectangles of each page: x, y, width, height. */
  rectangles: number[][][]
}

interface PdfObject {
  dictionary: string
  stream: Buffer | undefined
}

/** Reads objects, pages, fonts and texts of an unencrypted PDF without object streams. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes)
  const all = [...objects.values()]
  const get = (reference: string | undefined) => objects.get(Number(reference))
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  const contents = pages.map(
    ({ dictionary }) => get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])?.stream?.toString('latin1') ?? '',
  )
  return {
    pages: contents.map((content) => textOf(content, unicodeMaps(all, get))),
    fonts: all.flatMap(({ dictionary }) => {
      const [, name, file] = /\/FontName \/(\S+)[\s\S]*\/FontFile3 (\d+) 0 R/.exec(dictionary) ?? []
      return name ? [{ name, bytes: get(file)?.stream?.length ?? 0 }] : []
    }),
    links: all.flatMap(({ dictionary }) => /\/URI \(([^)]*)\)/.exec(dictionary)?.[1] ?? []),
    info: infoOf(all, get),
    structure: new Set(all.flatMap(({ dictionary }) => /^<<\n\/S \/(\w+)\n\/(?:P|Alt) /.exec(dictionary)?.[1] ?? [])),
    images: all.filter(({ dictionary }) => /\/Subtype \/Image\b/.test(dictionary)).length,
    rectangles: contents.map((content) =>
      [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\b/g)].map(([, ...numbers]) =>
        numbers.map(Number),
      ),
    ),
  }
}

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1')
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => {
      const [dictionary = '', raw] = body.split('\nstream\n', 2)
      const data = raw === undefined ? undefined : Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1')
      const isPacked = /\/FlateDecode/.test(dictionary) && !/\/Subtype \/Image/.test(dictionary)
      return [Number(id), { dictionary, stream: data && isPacked ? inflateSync(data) : data }]
    }),
  )
}

/** By the fonts' names in page contents: glyph to text. */
function unicodeMaps(all: PdfObject[], get: (reference: string | undefined) => PdfObject | undefined) {
  const named = all.flatMap(({ dictionary }) => [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name, reference]) => {
      const map = get(/\/ToUnicode (\d+) 0 R/.exec(get(reference)?.dictionary ?? '')?.[1])
      return [name, glyphsOf(map?.stream?.toString('latin1') ?? '')]
    }),
  )
}

/** pdfkit lists the texts of the glyphs in order, in ranges of at most 256. */
function glyphsOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , texts = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16)
    for (const [index, [, hex = '']] of [...texts.matchAll(/<([\w ]*)>/g)].entries()) {
      glyphs.set(start + index, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return glyphs
}

function textOf(content: string, maps: Map<string | undefined, Map<number, string>>): string {
  let glyphs = new Map<number, string>()
  let text = ''
  for (const [, font, shown, isEnd] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(\bET\b)/g)) {
    if (font) glyphs = maps.get(font) ?? glyphs
    for (const [code] of shown?.replace(/>[^<]*</g, '').matchAll(/\w{4}/g) ?? []) {
      text += glyphs.get(Number.parseInt(code, 16)) ?? '\uFFFD'
    }
    if (isEnd) text += '\n'
  }
  return text
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Each value is an object of its own; a text beyond ASCII is UTF-16. */
function infoOf(all: PdfObject[], get: (reference: string | undefined) => PdfObject | undefined) {
  const { dictionary = '' } = all.find((object) => object.dictionary.includes('/CreationDate')) ?? {}
  const entries = [...dictionary.matchAll(/\/(\w+) (\d+) 0 R/g)]
  return Object.fromEntries(
    entries.map(([, name = '', reference]) => {
      const text =
        get(reference)
          ?.dictionary.replace(/^\(([\s\S]*)\)$/, '$1')
          .replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign) ?? ''
      const bytes = Buffer.from(text, 'latin1')
      return [name, text.startsWith('\xfe\xff') ? bytes.subarray(2).swap16().toString('utf16le') : text]
    }),
  )
}
