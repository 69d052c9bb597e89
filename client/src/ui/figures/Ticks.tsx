const tones = { signal: 'text-signal', caution: 'text-caution', danger: 'text-danger', ink: 'text-ink' }

/**
 * Draws a scale of `count` ticks of which the first `filled` are on. Decorative: say the value in text.
 * @param filled 0 to `count`; a fraction fills its tick in part
 */
export function Ticks({
  count,
  filled,
  tone = 'signal',
  width,
}: {
  count: number
  filled: number
  tone?: keyof typeof tones
  /** CSS length, such as "8rem"; defaults to the full width. */
  width?: string
}) {
  const shown = Math.min(count, Math.max(0, filled))
  return (
    <svg
      viewBox={`0 0 ${10 * count - 3} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      width={width}
      className={`block h-2.5 ${width ? 'max-w-full' : 'w-full'} ${tones[tone]}`}
    >
      <path d={ticks(count)} className="fill-hairline" />
      <path d={ticks(shown)} fill="currentColor" />
    </svg>
  )
}

function ticks(count: number): string {
  return Array.from(
    { length: Math.ceil(count) },
    (_, index) => `M${index * 10} 0h${7 * Math.min(1, count - index)}v12H${index * 10}z`,
  ).join('')
}
