// Without a byte order mark, Excel reads the file in the machine's legacy encoding.
const byteOrderMark = '\uFEFF'

/** Formats rows as RFC 4180 CSV in UTF-8. Cells that a spreadsheet would run as a formula are escaped. */
export function csvOf(rows: string[][]): string {
  return byteOrderMark + rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

/** A leading apostrophe makes a spreadsheet treat the cell as text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns the text of a file, which is UTF-8 or, of older programs in Hong Kong, Big5. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}

export function download(fileName: string, rows: string[][]): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
