import type { UploadKind } from '#contract/media.ts'

/** Why a picture is refused. Messages are with the field errors and the notes of a sync. */
export type PictureFault =
  | 'media_empty'
  | 'media_unknown'
  | 'media_svg'
  | 'media_heic'
  | 'media_two_formats'
  | 'media_too_many_pixels'
  | 'media_broken'
export type MediaFault = PictureFault | 'media_not_pdf'

type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif'

/** How much of a file's start is searched for signatures. */
const headBytes = 1024
/** A ZIP ends with a record of 22 bytes and a comment of at most 65,535. */
const zipTailBytes = 22 + 65_535
const html = /<(?:script|html|!doctype|iframe|body|\?php)[\s>/]/i

/**
 * Checks an upload without decoding it. The content decides the type, and a file that another program could read as
 * another type is refused. @returns undefined if nothing is wrong
 */
export function faultOfBytes(bytes: Buffer, kind: UploadKind): MediaFault | undefined {
  return kind === 'document' ? faultOfPdf(bytes) : faultOfPicture(bytes)
}

/** Returns whether a file calls itself a PDF. */
export function isPdf(bytes: Buffer): boolean {
  return startsWith(bytes, '%PDF-')
}

function faultOfPdf(bytes: Buffer): MediaFault | undefined {
  if (bytes.length === 0) return 'media_empty'
  const at = bytes.subarray(0, headBytes).indexOf('%PDF-')
  if (at === -1) return 'media_not_pdf'
  if (at > 0 || endsAsZip(bytes)) return 'media_two_formats'
  const end = bytes.lastIndexOf('%%EOF')
  if (end === -1) return 'media_broken'
  return isBlank(bytes.subarray(end + 5)) ? undefined : 'media_two_formats'
}

export function faultOfPicture(bytes: Buffer): PictureFault | undefined {
  if (bytes.length === 0) return 'media_empty'
  const type = pictureTypeOf(bytes)
  if (!type) return isSvg(bytes) ? 'media_svg' : 'media_unknown'
  if (bytes.subarray(0, headBytes).includes('%PDF-') || endsAsZip(bytes)) return 'media_two_formats'
  if (html.test(bytes.toString('latin1'))) return 'media_two_formats'
  const end = endOf[type](bytes)
  if (end === undefined) return 'media_broken'
  return isHarmlessRest(bytes.subarray(end)) ? undefined : 'media_two_formats'
}

export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (!startsWith(bytes, 'ftyp', 4) || bytes.length < 16) return undefined
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64))
  if (/^(?:.{4})*avi[fs]/s.test(brands)) return 'avif'
  return /^(?:.{4})*(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(brands) ? 'heic' : undefined
}

function isSvg(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 64 * 1024)
  return [head.toString('latin1'), head.toString('utf16le')].some((text) => /<(?:[\w-]+:)?svg[\s>]/i.test(text))
}

/** Returns where a picture ends by its format's structure; undefined if it is truncated. */
const endOf: Record<PictureType, (bytes: Buffer) => number | undefined> = {
  jpeg: endOfJpeg,
  png: endOfPng,
  gif: endOfGif,
  webp: endOfRiff,
  avif: endOfBoxes,
  heic: endOfBoxes,
}

function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at = bytes.indexOf(0xff, at) // entropy-coded scan data
      if (at === -1) return undefined
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    const standsAlone = marker === 0 || marker === 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
    if (standsAlone) at += marker === 0xff ? 1 : 2
    else if (at + 4 > bytes.length) return undefined
    else at += 2 + Math.max(bytes.readUInt16BE(at + 2), 2)
  }
  return undefined
}

function endOfPng(bytes: Buffer): number | undefined {
  let at = 8
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (startsWith(bytes, 'IEND', at + 4)) return next
    at = next
  }
  return undefined
}

function endOfRiff(bytes: Buffer): number | undefined {
  const end = 8 + bytes.readUInt32LE(4)
  return end <= bytes.length ? end : undefined
}

function endOfGif(bytes: Buffer): number | undefined {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const pastBlocks = (from: number) => {
    let at = from
    while (bytes[at]) at += (bytes[at] ?? 0) + 1
    return at + 1
  }
  let at = 13 + colours(bytes[10] ?? 0)
  while (at < bytes.length) {
    if (bytes[at] === 0x3b) return at + 1
    if (bytes[at] === 0x21) at = pastBlocks(at + 2)
    else if (bytes[at] === 0x2c) at = pastBlocks(at + 11 + colours(bytes[at + 9] ?? 0))
    else return undefined
  }
  return undefined
}

/** Walks the boxes of an ISO media file, each of which starts with its length. */
function endOfBoxes(bytes: Buffer): number | undefined {
  let at = 0
  while (at + 8 <= bytes.length && /^[\w ]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return bytes.length // length 0: extends to the end of the file
    const whole = length === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : length
    if (whole < 8) return undefined
    at += whole
  }
  return at > 0 && at <= bytes.length ? at : undefined
}

/** Accepts padding and phones' appendices (a second picture, a video); re-encoding cuts them off. */
function isHarmlessRest(rest: Buffer): boolean {
  return isBlank(rest) || startsWith(rest, '\xff\xd8\xff') || startsWith(rest, 'ftyp', 4) || isOfSamsung(rest)
}

function isOfSamsung(rest: Buffer): boolean {
  return startsWith(rest, 'SEFT', rest.length - 4) && rest.includes('SEFH')
}

function isBlank(rest: Buffer): boolean {
  return rest.every((byte) => byte === 0 || byte === 0xff || byte === 0x20 || (byte >= 9 && byte <= 13))
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-zipTailBytes)
  for (let at = tail.lastIndexOf('PK\x05\x06'); at !== -1; at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1) : -1) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  }
  return false
}

function startsWith(bytes: Buffer, text: string, from = 0): boolean {
  return from >= 0 && bytes.toString('latin1', from, from + text.length) === text
}
