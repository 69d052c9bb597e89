import { importRowFaults } from '#contract/catalogue/product-import-faults.ts'
import { type Feed, type FeedFile, type FeedRun, isInward } from '#contract/site/feeds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { RelativeTime } from '../../ui/values.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { feedFaultWords, feedFileFaultWords, feedsWords as words } from './feeds.words.ts'
import { RunState } from './RunState.tsx'

interface FeedLogDialogProps {
  feed: Feed
  runs: FeedRun[]
  onClose: () => void
}

/** Shows the runs of scheduled files, newest first, with the errors of their rows. */
export function FeedLogDialog({ feed, runs, onClose }: FeedLogDialogProps) {
  const t = useTranslate()
  return (
    <Dialog isOpen onClose={onClose} title={t(words.logTitle)(feed.name)} description={t(words.logHint)} size="wide">
      {runs.length === 0 && <EmptyState title={t(words.logEmpty)} hint={t(words.logEmptyHint)} />}
      <ul className="grid gap-px">
        {runs.map((run) => (
          <li key={run.id} className="grid gap-2 border-t border-hairline py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <RelativeTime at={run.startedAt} />
              <RunState run={run} />
            </div>
            {run.fault && (
              <p className="text-fine text-danger wrap-anywhere">
                {t(feedFaultWords[run.fault])} {run.detail && <code>{run.detail}</code>}
              </p>
            )}
            {run.files.map((file) => (
              <File key={file.name} file={file} isIn={isInward(feed.kind)} />
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function File({ file, isIn }: { file: FeedFile; isIn: boolean }) {
  const t = useTranslate()
  const { number } = useFormats()
  const { name, isDone, fault, created, updated, unchanged, refused, errors } = file
  return (
    <div className="grid gap-1 text-fine">
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        <code>{name}</code>
        {isDone && (
          <span className="text-ink-quiet">
            {isIn
              ? t(words.counts)(number(created), number(updated), number(unchanged))
              : t(words.written)(number(created))}
          </span>
        )}
        {fault && (
          <span className="text-danger">
            {fault === 'rows' ? t(words.rowErrors)(number(refused)) : t(feedFileFaultWords[fault])}
          </span>
        )}
      </p>
      {errors.length > 0 && (
        <ul className="grid max-h-48 list-disc gap-0.5 overflow-y-auto pl-5">
          {errors.map(({ row, field, code, figure }) => (
            <li key={`${row} ${field} ${code}`}>
              {t(words.row)(row)}
              {field && ` · ${t(recordFieldWords[field])}`}{' '}
              {code === 'unknown_product' ? t(words.unknownProduct) : t(importRowFaults[code])(figure)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
