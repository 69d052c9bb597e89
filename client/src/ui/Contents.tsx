import './contents.css'
import { Link, useLocation } from 'react-router-dom'

interface ContentsProps {
  label: string
  /** @param id element id of the section; see `useHashTarget` */
  items: { id: string; label: string; count?: number }[]
}

export function Contents({ label, items }: ContentsProps) {
  const { search } = useLocation()
  return (
    <nav aria-label={label} className="toc print:hidden">
      <p className="pb-1.5 border-b border-ink text-fine font-semibold">{label}</p>
      <ol>
        {items.map(({ id, label: text, count }) => (
          <li key={id}>
            <Link to={{ search, hash: `#${id}` }}>
              {text}
              {count !== undefined && <span className="text-ink-quiet">{count}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
