import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContentEntry } from '#contract/content/entries.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { pathIn } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { cacheContent, deleteContent, undeleteContent, withdrawContent } from '../api/content.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { contentWords as words } from './content.words.ts'
import { EntryMarks } from './EntryMarks.tsx'
import { kindViews } from './kinds.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useEntryAction } from './useEntryAction.ts'

interface EntryHeadProps {
  entry: ContentEntry
  title: string
  /** The form has unsaved changes, which would not be published. */
  isChanged: boolean
  onDeleted: () => void
}

export function EntryHead({ entry, title, isChanged, onDeleted }: EntryHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { act, isBusy } = useEntryAction()
  const bringBack = useUndelete()
  const toast = useToast()
  const [isPublishing, setPublishing] = useState(false)
  const { id, kind, key, state, data } = entry

  async function remove() {
    const deleted = await act(id, () => deleteContent(entry), t(words.deletedNow))
    if (!deleted) return
    toast(t(words.deletedNow), 'success', undefined, { label: t(words.undo), onAct: () => void bringBack(deleted) })
    onDeleted()
  }
  return (
    <header className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title wrap-anywhere">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <Button size="compact" variant="quiet" disabled={isBusy || isChanged} onClick={() => void remove()}>
            <Trash2 aria-hidden="true" className="size-4" />
            {t(words.delete)}
          </Button>
          {state !== 'draft' && (
            <Button
              size="compact"
              disabled={isBusy || isChanged}
              onClick={() => void act(id, () => withdrawContent(entry), t(words.withdrawn))}
            >
              {t(words.withdraw)}
            </Button>
          )}
          <Button
            size="compact"
            variant="primary"
            disabled={isBusy || isChanged}
            aria-describedby={isChanged ? 'publish-hint' : undefined}
            onClick={() => setPublishing(true)}
          >
            {t(words.publish)}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <EntryMarks entry={entry} />
        <span className="flex flex-wrap items-baseline gap-x-4 text-fine">
          {isChanged && (
            <span id="publish-hint" className="text-ink-quiet">
              {t(words.saveFirst)}
            </span>
          )}
          {state === 'published' && (
            <a
              href={pathIn(kindViews[kind].path(key, data), language)}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center gap-1 lg:min-h-0"
            >
              {t(words.onSite)}
              <ExternalLink aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t(words.newTab)}</span>
            </a>
          )}
        </span>
      </div>
      {isPublishing && <PublishDialog entry={entry} onClose={() => setPublishing(false)} />}
    </header>
  )
}

/** Returns a function that undoes a deletion, also after its caller has unmounted. */
function useUndelete() {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  return (deleted: ContentEntry) =>
    undeleteContent(deleted).then(
      (entry) => {
        cacheContent(queries, entry)
        toast(t(words.broughtBack))
      },
      (error: unknown) => toast(failureWords(error), 'failure'),
    )
}
