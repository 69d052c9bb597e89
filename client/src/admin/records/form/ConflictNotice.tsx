import './conflict-notice.css'
import '../../ui/notice-card.css'
import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { conflictWords } from './conflict.words.ts'
import type { Conflict } from './useRecordForm.ts'

interface ConflictNoticeProps<Values extends Record<string, unknown> & { version: number }> {
  conflict: Conflict<Values>
  /** What a field is called. */
  labelOf: (name: keyof Values & string) => string
  /** What a field holds, in words. */
  textOf: (name: keyof Values & string, values: Values) => string
}

/** Somebody else has saved the record meanwhile: field by field what is mine, what is theirs, and what becomes of it. */
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
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="conflict notice-card"
      data-tone="caution"
    >
      <h2 id="conflict-title" className="conflict-title">
        <GitMerge aria-hidden="true" />
        {t(conflictWords.title)}
      </h2>
      <p>{t(isDisputed ? conflictWords.disputed : conflictWords.compatible)}</p>
      <div className="conflict-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t(conflictWords.field)}</th>
              <th scope="col">{t(conflictWords.mine)}</th>
              <th scope="col">{t(conflictWords.theirs)}</th>
              <th scope="col">{t(conflictWords.outcome)}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, changedBy }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td data-label={t(conflictWords.mine)}>{textOf(name, mine)}</td>
                <td data-label={t(conflictWords.theirs)}>{textOf(name, theirs)}</td>
                <td data-label={t(conflictWords.outcome)} data-outcome={changedBy}>
                  {t(conflictWords[changedBy])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="conflict-actions">
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
