import '../../../ui/icon-button.css'
import { Paperclip, X } from 'lucide-react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { FieldError } from '../../../../ui/fields/Field.tsx'
import { replyFileUrl } from '../../../api/files/reply-files.ts'
import { acceptedAttachments, FileButton, UploadList } from '../../../media/index.ts'
import { sizeText, fileWords as words } from './files.words.ts'
import type { ReplyFilesState } from './useReplyFiles.ts'

interface AttachedFilesProps {
  state: ReplyFilesState
  /** @param path `files`, or an entry of it: `files.2` */
  errorOf: (path: string) => string | undefined
}

/** Shows the files to be sent with an email, and lets the reader attach more. */
export function AttachedFiles({ state: { files, uploads, add, dismiss, remove }, errorOf }: AttachedFilesProps) {
  const t = useTranslate()
  const error = errorOf('files')
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label={t(words.attached)} className="grid gap-1">
          {files.map((file, index) => {
            const { id, name, bytes } = file
            const fault = errorOf(`files.${index}`)
            return (
              <li key={id} className="rounded-control border border-hairline bg-surface ps-3">
                <div className="flex items-center gap-2">
                  <Paperclip aria-hidden="true" className="size-4 flex-none text-ink-quiet" />
                  <a href={replyFileUrl(id)} download={name} className="link min-w-0 wrap-anywhere">
                    {name}
                  </a>
                  <span className="me-auto text-fine whitespace-nowrap text-ink-quiet">{sizeText(bytes)}</span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t(words.remove)(name)}
                    aria-invalid={fault !== undefined}
                    onClick={() => remove(file)}
                  >
                    <X aria-hidden="true" />
                  </button>
                </div>
                {fault && <FieldError id={undefined}>{fault}</FieldError>}
              </li>
            )
          })}
        </ul>
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton label={t(words.attach)} Icon={Paperclip} accept={acceptedAttachments} multiple onFiles={add} />
        <p className="field-hint grow basis-52">{t(words.limits)}</p>
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  )
}
