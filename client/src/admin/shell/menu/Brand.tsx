import { Link } from 'react-router-dom'
import { BrandMark, useSiteName } from '../../../shell/index.ts'

export function Brand({ isNarrow = false, onLeave }: { isNarrow?: boolean; onLeave?: () => void }) {
  const name = useSiteName()
  return (
    <Link
      to="/admin"
      className={`flex min-h-14 min-w-0 flex-1 items-center gap-3 font-semibold -outline-offset-2 in-[.sidebar]:flex-none ${isNarrow ? 'justify-center' : 'px-2'}`}
      aria-label={isNarrow ? name : undefined}
      onClick={onLeave}
    >
      <BrandMark />
      {!isNarrow && <span className="truncate">{name}</span>}
    </Link>
  )
}
