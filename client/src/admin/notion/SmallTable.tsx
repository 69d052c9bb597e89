import type { ReactNode } from 'react'

const baseClass = 'py-1.5 pr-4 text-start align-top font-normal wrap-anywhere'
export const cellClass = `border-t border-hairline ${baseClass}`

/** Renders a titled table; callers style cells with `cellClass`. */
export function SmallTable({ title, heads, children }: { title: string; heads: string[]; children: ReactNode }) {
  return (
    <table className="w-full text-start text-fine">
      <caption className="pb-1 text-start text-small font-semibold">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`text-ink-quiet ${baseClass}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
