import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { noticeClass } from '../../ui/AlertLine.tsx'
import { conflictWords } from './conflict.words.ts'
import type { Conflict } from './useRecordForm.ts'

interface ConflictNoticeProps<Values extends Record<string, unknown> & { version: number }> {
  conflict: Conflict<Values>
  labelOf: (name: keyof Values & string) => string
  textOf: (name: keyof Values & string, values: Values) => string
}

const cellClass = 'py-2 pr-3 text-start align-top wrap-anywhere max-md:py-0.5 max-md:pr-0'

/** Shows conflicting edits field by field, with the outcome of each choice. */
export function ConflictNotice<Values extends Record<string, unknown> & { version: number }>({
  conflict,
  labelOf,
  textOf,
}: ConflictNoticeProps<Values>) {
  const t = useTranslate()
  const { mine, theirs, differences, takeTheirs, keepMine } = conflict
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const isDisputed = differences.some(({ changedBy }) => changedBy === 'both')
  return (
    <section ref={notice} tabIndex={-1} aria-labelledby="conflict-title" className={`${noticeClass} border-l-caution`}>
      <h2 id="conflict-title" className="flex items-baseline gap-2 font-semibold">
        <GitMerge className="size-4.5 flex-none self-center text-caution" aria-hidden="true" />
        {t(conflictWords.title)}
      </h2>
      <p>{t(isDisputed ? conflictWords.disputed : conflictWords.compatible)}</p>
      <div>
        <table className="w-full text-fine">
          <thead className="max-md:sr-only">
            <tr>
              {[conflictWords.field, conflictWords.mine, conflictWords.theirs, conflictWords.outcome].map((head) => (
                <th key={head.en} scope="col" className={`${cellClass} font-normal text-ink-quiet`}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, changedBy }) => (
              <tr key={name} className="border-t border-hairline max-md:block max-md:py-2">
                <th scope="row" className={`${cellClass} max-md:block`}>
                  {labelOf(name)}
                </th>
                <Cell label={t(conflictWords.mine)}>{textOf(name, mine)}</Cell>
                <Cell label={t(conflictWords.theirs)}>{textOf(name, theirs)}</Cell>
                <Cell
                  label={t(conflictWords.outcome)}
                  className={changedBy === 'both' ? 'font-semibold text-caution' : 'text-ink-quiet'}
                >
                  {t(conflictWords[changedBy])}
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" variant="primary" onClick={() => void keepMine()}>
          {t(isDisputed ? conflictWords.keepMine : conflictWords.keepBoth)}
        </Button>
        <Button size="compact" onClick={takeTheirs}>
          {t(isDisputed ? conflictWords.takeTheirs : conflictWords.lookFirst)}
        </Button>
      </div>
    </section>
  )
}

/** On phones the label precedes the value, as there is no table head. */
function Cell({ label, className = '', children }: { label: string; className?: string; children: string }) {
  return (
    <td
      className={`${cellClass} max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-2 max-md:before:font-normal max-md:before:text-ink-quiet max-md:before:content-[attr(data-label)] ${className}`}
      data-label={label}
    >
      {children}
    </td>
  )
}
