import { useState } from 'react'

/**
 * A text that is edited as rows: the rows as they are typed, half-finished ones too, while the form holds the text that they
 * make. Where the form gets another text, the rows are read anew.
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
