const signatures: { type: string; matches: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', matches: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: (bytes) => startsWith(bytes, '\xff\xd8\xff') },
  { type: 'image/gif', matches: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a') },
  { type: 'image/webp', matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) },
  { type: 'image/avif', matches: isAvif },
]

/** The content type that a picture's first bytes tell; undefined for anything but the five kinds that are served. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return signatures.find(({ matches }) => matches(buffer))?.type
}

function startsWith(bytes: Buffer, text: string, from = 0): boolean {
  return bytes.toString('latin1', from, from + text.length) === text
}

/** An ISO media file whose first box lists one of AVIF's brands, as major or as compatible. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || !startsWith(bytes, 'ftyp', 4)) return false
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64))
  return /^(?:.{4})*avi[fs]/s.test(brands)
}
