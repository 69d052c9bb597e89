import { useSyncExternalStore } from 'react'
import { useFormats } from '../formats.ts'

const tickMs = 30_000

/** How long ago something was, kept true while it is on the screen; the exact time is its title. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const formats = useFormats()
  const tick = useSyncExternalStore(subscribeToClock, currentTick)
  return (
    <time dateTime={at} title={formats.exact(at)} className={className}>
      {formats.relative(at, new Date(Math.max(tick * tickMs, Date.parse(at))))}
    </time>
  )
}

function subscribeToClock(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs)
  return () => clearInterval(timer)
}

function currentTick(): number {
  return Math.floor(Date.now() / tickMs)
}
