import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ContentEntry } from '#contract/content/entries.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { cacheContent, contentOptions, orderContent, undeleteContent } from '../api/content.ts'
import { useFormats } from '../i18n/formats.ts'
import { contentEntryPath } from '../paths/index.ts'
import { MoveButtons, moveButtonsOf, rowsWords } from '../records/rows/index.ts'
import { useFocusWithin } from '../ui/useFocusWithin.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { contentWords as words } from './content.words.ts'
import { EntryMarks } from './EntryMarks.tsx'
import { firstTextIn } from './fields/values.ts'
import { kindViews } from './kinds.tsx'

interface ContentListProps {
  kind: ContentKind
  entries: ContentEntry[]
  canWrite: boolean
}

/** Lists the entries in the order of the site, then deleted ones. */
export function ContentList({ kind, entries, canWrite }: ContentListProps) {
  const t = useTranslate()
  const { noteOf } = kindViews[kind]
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [list, focus] = useFocusWithin<HTMLOListElement>()
  const [announcement, setAnnouncement] = useState('')
  const [isBusy, setBusy] = useState(false)
  const present = entries.filter(({ isDeleted }) => !isDeleted)
  const deleted = entries.filter(({ isDeleted }) => isDeleted)
  const titleOf = (entry: ContentEntry) => firstTextIn(entry.title, t)

  async function move(index: number, by: -1 | 1) {
    const entry = present[index]
    if (!entry || isBusy) return
    const to = index + by
    const ids = present
      .toSpliced(index, 1)
      .toSpliced(to, 0, entry)
      .map(({ id }) => id)
    setBusy(true)
    try {
      queries.setQueryData(contentOptions(kind).queryKey, await orderContent(kind, ids))
      setAnnouncement(t(rowsWords.moved)(titleOf(entry), to + 1, present.length))
      focus(...moveButtonsOf(to, by))
    } catch (error) {
      toast(failureWords(error), 'failure')
      void queries.invalidateQueries({ queryKey: contentOptions(kind).queryKey })
    } finally {
      setBusy(false)
    }
  }

  async function bringBack(entry: ContentEntry) {
    try {
      cacheContent(queries, await undeleteContent(entry))
      toast(t(words.broughtBack))
    } catch (error) {
      toast(failureWords(error), 'failure')
      void queries.invalidateQueries({ queryKey: ['content'] })
    }
  }
  return (
    <>
      {present.length === 0 && <EmptyState title={t(words.none)} hint={t(words.noneHint)} />}
      <ol ref={list} className="border-t border-ink empty:hidden" aria-label={t(words.title)}>
        {present.map((entry, index) => {
          const title = titleOf(entry)
          const note = noteOf?.(entry.data)
          return (
            <li
              key={entry.id}
              data-row={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
            >
              <div className="grid gap-1">
                <Link to={contentEntryPath(kind, entry.id)} className="link touchable justify-self-start font-semibold">
                  {title}
                </Link>
                {note && <span className="text-fine">{t(note)}</span>}
                <EntryMarks entry={entry} />
                <Changed entry={entry} />
              </div>
              {canWrite && (
                <div className="flex">
                  <MoveButtons
                    title={title}
                    index={index}
                    count={present.length}
                    onMove={(by) => void move(index, by)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {deleted.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-ink-quiet hover:text-signal">
            {t(words.deleted)(deleted.length)}
          </summary>
          <ul className="border-t border-hairline">
            {deleted.map((entry) => (
              <li key={entry.id} className="flex items-center justify-between gap-4 border-b border-hairline py-1">
                <span className="wrap-anywhere">{titleOf(entry)}</span>
                {canWrite && (
                  <Button
                    size="compact"
                    variant="quiet"
                    aria-label={t(words.bringBackOf)(titleOf(entry))}
                    onClick={() => void bringBack(entry)}
                  >
                    {t(words.bringBack)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function Changed({ entry: { updatedAt, updatedBy } }: { entry: ContentEntry }) {
  const t = useTranslate()
  const { relative } = useFormats()
  return (
    <span className="text-fine text-ink-quiet">
      {updatedAt ? t(words.changedBy)(relative(updatedAt), updatedBy) : t(words.untouched)}
    </span>
  )
}
