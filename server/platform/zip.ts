import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** Its text, as it comes. */
  content: Iterable<string> | AsyncIterable<string>
}

/** Beyond this, sizes would take another format. */
const sizeMax = 0xffff_ffff
/** Sizes and checksum stand behind the content; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980, the first day that the format knows: a file's own time says nothing here. */
const noDate = 0x0021

/**
 * A zip archive as it is written, entry by entry: nothing of it is held in memory but what was last compressed.
 * @throws where an entry takes more than 4 GB
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const begin = offset
    const header = headerOf(entry.name)
    yield header
    offset += header.length
    const sums = { crc: 0, size: 0, packed: 0 }
    for await (const chunk of compressed(entry.content, sums)) {
      offset += chunk.length
      yield chunk
    }
    const sizes = sizesOf(sums)
    yield Buffer.concat([numbers([0x0807_4b50, 4]), sizes])
    offset += 4 + sizes.length
    directory.push(directoryEntry(entry.name, sizes, begin))
  }
  const index = Buffer.concat(directory)
  yield index
  yield endOf(directory.length, index.length, offset)
}

interface Sums {
  crc: number
  size: number
  packed: number
}

async function* compressed(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  pipeline(Readable.from(measured()), deflate, () => undefined) // whoever reads what comes out hears of a failure
  for await (const chunk of deflate) {
    const packed: Buffer = chunk
    sums.packed += packed.length
    if (sums.size > sizeMax || sums.packed > sizeMax) throw new Error('The file is too large for its format')
    yield packed
  }
}

function headerOf(name: string): Buffer {
  const bytes = Buffer.from(name)
  const fields = numbers(
    [0x0403_4b50, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [noDate, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [bytes.length, 2],
    [0, 2],
  )
  return Buffer.concat([fields, bytes])
}

function sizesOf({ crc, size, packed }: Sums): Buffer {
  return numbers([crc, 4], [packed, 4], [size, 4])
}

function directoryEntry(name: string, sizes: Buffer, begin: number): Buffer {
  const bytes = Buffer.from(name)
  const before = numbers([0x0201_4b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [0, 2], [noDate, 2])
  const after = numbers([bytes.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [begin, 4])
  return Buffer.concat([before, sizes, after, bytes])
}

function endOf(entries: number, length: number, offset: number): Buffer {
  return numbers([0x0605_4b50, 4], [0, 2], [0, 2], [entries, 2], [entries, 2], [length, 4], [offset, 4], [0, 2])
}

/** Numbers of so many bytes each, the lowest first. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}
