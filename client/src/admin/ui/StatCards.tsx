import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { AlertLine } from './AlertLine.tsx'
import { uiWords } from './ui.words.ts'

export interface Stat {
  label: string
  value: string | undefined
  /** Address of the rows that it counts. */
  to?: string
  /** Explains how the figure is calculated. */
  hint?: string
  note?: ReactNode
  /** Share of the whole, 0 to 1. */
  share?: number
  /** Highlights the note as overdue. */
  isUrgent?: boolean
}

const columnsOf: Record<number, string> = {
  5: 'md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.6fr)]',
  6: 'md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.4fr)]',
}
const cardClass = 'grid h-full content-start bg-raised px-(--stat-gap) py-3'

/** Renders a row of figures. The last of five, an amount, gets more room. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  const hasBars = stats.some(({ share }) => share !== undefined)
  return (
    <ul
      aria-label={label}
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hairline bg-hairline ${columnsOf[stats.length] ?? 'md:grid-cols-4'}`}
    >
      {stats.map((stat) => (
        <li
          key={stat.label}
          className={`@container [--stat-gap:0.75rem] md:[--stat-gap:1rem] ${stats.length === 5 ? 'max-lg:last:col-span-full' : ''}`}
        >
          {stat.to ? (
            <Link to={stat.to} className={`${cardClass} hover:bg-sunken focus-visible:-outline-offset-2`}>
              <Content {...stat} hasBars={hasBars} />
            </Link>
          ) : (
            <div className={cardClass}>
              <Content {...stat} hasBars={hasBars} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Content({
  label,
  value,
  hint,
  note,
  share,
  isUrgent = false,
  hasBars,
}: Stat & { hasBars: boolean }): ReactNode {
  return (
    <>
      <span className="text-fine text-ink-quiet">
        {label}
        {hint && ` · ${hint}`}
      </span>
      <span
        className="block min-h-8 leading-8 font-semibold whitespace-nowrap"
        style={{ fontSize: sizeOf(value ?? '') }}
      >
        {value ?? <Skeleton className="my-1.5 h-5 w-16" />}
      </span>
      {note !== undefined && (
        <>
          {hasBars && (
            <span className="my-1.5 block h-2.5">
              {value && share !== undefined && <SpanBar from={0} to={share} />}
            </span>
          )}
          <span className={`text-fine ${isUrgent ? 'font-semibold text-danger' : 'text-ink-quiet'}`}>
            {value ? note : <Skeleton className="my-1 h-3.5 w-28" />}
          </span>
        </>
      )}
    </>
  )
}

/** Scales the font by the number of characters, so that amounts do not wrap, even in two columns on a phone. */
function sizeOf(value: string): string {
  const room = `(100cqi - 2 * var(--stat-gap)) / ${Math.max(value.length, 1) * 0.6}`
  return `clamp(var(--text-fine), ${room}, var(--text-title))`
}

export function StatsFailed({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const t = useTranslate()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <AlertLine>{text}</AlertLine>
      <Button size="compact" onClick={() => void onRetry()}>
        {t(uiWords.tryAgain)}
      </Button>
    </div>
  )
}
