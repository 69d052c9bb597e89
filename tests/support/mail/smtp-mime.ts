/** A mail as its reader sees it. */
export interface ReadMail {
  /** Decoded, by name in lower case. */
  headers: Record<string, string>
  text: string
  html: string
  /** The attached calendar entry (RFC 5545), with its lines unfolded. */
  calendar: string
  files: { name: string; type: string; bytes: Buffer }[]
  raw: string
}

/** Reads what RFC 5322, 2045 and 2047 wrap up: headers in words, bodies in parts; UTF-8 throughout. */
export function readMail(bytes: Buffer): ReadMail {
  const raw = bytes.toString('latin1')
  const { headers, body } = split(raw)
  const mail: ReadMail = { headers: {}, text: '', html: '', calendar: '', files: [], raw }
  for (const [name, value] of headers) mail.headers[name] = withoutWords(value)
  readPart(headers, body, mail)
  return mail
}

function readPart(headers: Map<string, string>, body: string, mail: ReadMail): void {
  const type = headers.get('content-type') ?? 'text/plain'
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type) ?? []
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1, -1)) {
      const inner = split(part.replace(/^\r\n/, ''))
      readPart(inner.headers, inner.body, mail)
    }
    return
  }
  if (headers.get('content-disposition')?.startsWith('attachment')) {
    const [, name = ''] = /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '') ?? []
    mail.files.push({ name, type: type.split(';')[0] ?? type, bytes: Buffer.from(body, 'base64') })
    return
  }
  const text = decoded(body, headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n')
  if (type.startsWith('text/html')) mail.html = text
  else if (type.startsWith('text/calendar')) mail.calendar = text.replace(/\n[ \t]/g, '')
  else mail.text = text
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: text.slice(end + 4) }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding === 'quoted-printable') return fromQuoted(body.replaceAll('=\r\n', ''))
  return Buffer.from(body, 'latin1').toString()
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Neighbouring encoded words belong together: a sign may be cut between them, the space is not theirs. */
function withoutWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
        .map(([, kind, text = '']) =>
          kind?.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : fromQuoted(text.replaceAll('_', ' ')),
        )
        .join(''),
    )
}
