import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { AlertLine } from './AlertLine.tsx'
import { uiWords } from './ui.words.ts'

export interface Stat {
  label: string
  /** Of the figure; undefined until it is here. */
  value: string | undefined
  /** What it counts. */
  to?: string
  /** Beside the label: how it is reckoned. */
  hint?: string
  /** Under the figure. */
  note?: ReactNode
  /** Of the whole, 0 to 1. */
  share?: number
  /** Its note is said in the colour of what is late. */
  isUrgent?: boolean
}

const columnsOf: Record<number, string> = {
  5: 'md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.6fr)]',
  6: 'md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.4fr)]',
}
const cardClass = 'grid h-full content-start bg-raised px-(--stat-gap) py-3'

/** A row of figures, each leading to what it counts. An amount, last of five, is given more room. */
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

/** As large as its characters leave room for, so that no amount breaks, in half of a phone neither. */
function sizeOf(value: string): string {
  const room = `(100cqi - 2 * var(--stat-gap)) / ${Math.max(value.length, 1) * 0.6}`
  return `clamp(var(--text-fine), ${room}, var(--text-title))`
}

/** In place of figures that could not be loaded. */
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
