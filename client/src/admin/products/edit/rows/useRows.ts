import { useState } from 'react'

/**
 * Edits a text as rows. Keeps unfinished rows as typed while the form holds the text that they make; parses anew when
 * the form gets another text.
 */
export function useRows<Rows>(
  text: string,
  {
    read,
    write,
    onChange,
  }: { read: (text: string) => Rows; write: (rows: Rows) => string; onChange: (text: string) => void },
): [rows: Rows, change: (rows: Rows) => void] {
  const [held, setHeld] = useState(() => ({ text, rows: read(text) }))
  const current = held.text === text ? held : { text, rows: read(text) }
  return [
    current.rows,
    (rows) => {
      const written = write(rows)
      setHeld({ text: written, rows })
      onChange(written)
    },
  ]
}
