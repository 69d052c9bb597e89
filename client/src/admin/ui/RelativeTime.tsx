import { useFormats } from '../i18n/formats.ts'
import { useClock } from './useClock.ts'

/** How long ago something was, kept true while it is on the screen; the exact time is its title. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const formats = useFormats()
  const now = useClock()
  return (
    <time dateTime={at} title={formats.exact(at)} className={className}>
      {formats.relative(at, new Date(Math.max(now.getTime(), Date.parse(at))))}
    </time>
  )
}
