import { Paperclip } from 'lucide-react'
import type { ReplyFile } from '#contract/requests/reply-files.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { replyFileUrl } from '../../api/files/reply-files.ts'
import { sizeText, fileWords as words } from './email/files.words.ts'

/** Lists the files of an email as downloads. */
export function SentFiles({ files }: { files: readonly ReplyFile[] }) {
  const t = useTranslate()
  if (files.length === 0) return null
  return (
    <ul aria-label={t(words.attached)} className="grid gap-1">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a
            href={replyFileUrl(id)}
            download={name}
            className="link inline-flex min-h-6 items-baseline gap-1.5 wrap-anywhere"
          >
            <Paperclip aria-hidden="true" className="size-3.5 flex-none self-center" />
            <span>
              {name} <span className="text-fine whitespace-nowrap text-ink-quiet">{sizeText(bytes)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
