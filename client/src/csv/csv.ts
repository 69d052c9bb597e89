// Without it, Excel takes a UTF-8 file for one of the machine's own encoding.
const byteOrderMark = '\uFEFF'

/** Writes rows as RFC 4180 CSV in UTF-8 with a byte order mark; no cell can be run as a formula. */
export function csvOf(rows: string[][]): string {
  return byteOrderMark + rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

/** A leading apostrophe makes a spreadsheet take for text what would otherwise start a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
