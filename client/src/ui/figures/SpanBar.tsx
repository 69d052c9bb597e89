interface SpanBarProps {
  /** Shares of the track, 0 to 1. */
  from: number
  to: number
  isMarked?: boolean
}

// Minimum length drawn, so that a short span is visible.
const shortest = 0.008

/** Draws a range on a track. Decorative: say the value in text. */
export function SpanBar({ from, to, isMarked = true }: SpanBarProps) {
  return (
    <svg aria-hidden="true" className="block h-2.5 w-full">
      <rect className="fill-hairline" y="4.5" width="100%" height="1" />
      <rect
        className={isMarked ? 'fill-signal' : 'fill-edge'}
        x={`${100 * from}%`}
        width={`${100 * Math.max(shortest, to - from)}%`}
        height="10"
      />
    </svg>
  )
}
