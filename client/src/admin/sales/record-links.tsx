import { Link } from 'react-router-dom'
import { customerPath, orderPath } from '../paths/index.ts'

/** Renders a record's customer as a link, or the name alone where there is no customer any more. */
export function CustomerLink({ id, name }: { id: string | null; name: string }) {
  if (!id) return name
  return (
    <Link to={customerPath(id)} className="link">
      {name}
    </Link>
  )
}

/** Renders a record's order as a link. */
export function OrderLink({ order: { id, reference } }: { order: { id: string; reference: string } }) {
  return (
    <Link to={orderPath(id)} className="link">
      {reference}
    </Link>
  )
}
