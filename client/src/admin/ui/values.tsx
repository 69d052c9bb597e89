import { useFormats } from '../i18n/formats.ts'
import { useClock } from './useClock.ts'

/** Renders how long ago something was, updated regularly; the title has the exact time. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const formats = useFormats()
  const now = useClock()
  return (
    <time dateTime={at} title={formats.exact(at)} className={className}>
      {formats.relative(at, new Date(Math.max(now.getTime(), Date.parse(at))))}
    </time>
  )
}

export function Dash() {
  return <span className="text-ink-quiet">—</span>
}
