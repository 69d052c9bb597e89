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
