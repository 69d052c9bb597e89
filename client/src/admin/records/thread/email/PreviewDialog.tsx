import { useQuery } from '@tanstack/react-query'
import { languageTags } from '#contract/i18n/languages.ts'
import type { ReplyPreview } from '#contract/requests/reply-templates.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Skeleton } from '../../../../ui/loading/Skeleton.tsx'
import { replyPreviewOptions } from '../../../api/reply-templates.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { templateWords as words } from './templates.words.ts'

/** Shows a reply with its greeting and signature, as its reader would get it. */
export function PreviewDialog({ reply, onClose }: { reply: ReplyPreview; onClose: () => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(replyPreviewOptions(reply))
  return (
    <Dialog isOpen onClose={onClose} title={t(words.previewTitle)}>
      {data && (
        <div lang={languageTags[data.language]} className="wrap-anywhere">
          <p className="font-semibold">{data.subject}</p>
          <p className="mt-3 whitespace-pre-line">{data.text}</p>
        </div>
      )}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {!data && error && <LoadFailure title={t(words.previewFailed)} error={error} onRetry={refetch} />}
    </Dialog>
  )
}
