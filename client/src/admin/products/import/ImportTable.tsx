import type { ReactNode } from 'react'

interface ImportTableProps {
  className: string
  heads: { text: string; className?: string }[]
  children: ReactNode
}

export const importRowClass = 'max-md:block max-md:border-b max-md:border-hairline max-md:py-2.5'
export const importCellClass =
  'border-b border-hairline py-1.5 pr-5 wrap-anywhere max-md:block max-md:border-0 max-md:py-0.5 max-md:pr-0'

export function ImportTable({ className, heads, children }: ImportTableProps) {
  return (
    <table className={`w-full border-collapse text-left text-fine max-md:block ${className}`}>
      <thead className="max-md:sr-only">
        <tr>
          {heads.map(({ text, className = '' }) => (
            <th
              key={text}
              scope="col"
              className={`border-b border-edge py-1.5 pr-5 align-top font-normal whitespace-nowrap text-ink-quiet ${className}`}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}
