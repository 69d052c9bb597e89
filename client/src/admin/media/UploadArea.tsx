import '../ui/icon-button.css'
import { Camera, FileUp, ImageUp, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type Media, type UploadKind, uploadBytesMax } from '#contract/media.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { uploadMedia } from '../api/files/media.ts'
import { useFileDrop } from '../ui/useFileDrop.ts'
import { staffProblemWords } from '../words/problems.words.ts'
import { mediaWords as words } from './media.words.ts'
import { type Upload, useUploads } from './useUploads.ts'

interface UploadAreaProps {
  kind: UploadKind
  isSingle?: boolean
  onUploaded: (media: Media) => void
}

/** HEIC is left out, so that iPhones convert photos to JPEG. */
const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const acceptedAttachments = `${acceptedPictures},application/pdf,.pdf`
const accepted: Record<UploadKind, string> = {
  picture: acceptedPictures,
  document: 'application/pdf,.pdf',
}

/** Uploads files from disk, camera, drop or clipboard, each with its progress. Keyboards use the buttons. */
export function UploadArea({ kind, isSingle = false, onUploaded }: UploadAreaProps) {
  const t = useTranslate()
  const { uploads, add, dismiss } = useUploads({
    upload: (file, onSent, signal) => uploadMedia(kind, file, onSent, signal),
    onUploaded,
    refusalOf: ({ size }) => (size > uploadBytesMax ? t(staffProblemWords['media.too_large']) : undefined),
  })
  const takeAll = (files: Iterable<File>) => add([...files].slice(0, isSingle ? 1 : undefined))
  const { drop } = useFileDrop(takeAll)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    takeAll(files)
  })
  useEffect(() => {
    if (kind !== 'picture') return
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [kind])
  const isPicture = kind === 'picture'
  const choose = isPicture ? (isSingle ? words.choosePicture : words.choosePictures) : words.chooseDocuments
  return (
    <div className="grid gap-3">
      <div
        className="grid justify-items-center gap-2 rounded-panel border border-dashed border-edge bg-raised px-4 py-5 text-center data-over:border-signal data-over:bg-signal-soft"
        {...drop}
      >
        <p className="font-semibold max-lg:hidden">{t(isPicture ? words.picturesDrop : words.documentsDrop)}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton
            label={t(choose)}
            Icon={isPicture ? ImageUp : FileUp}
            accept={accepted[kind]}
            multiple={!isSingle}
            onFiles={takeAll}
          />
          {isPicture && (
            <span className="pointer-fine:hidden">
              <FileButton label={t(words.camera)} Icon={Camera} accept={accepted.picture} isCamera onFiles={takeAll} />
            </span>
          )}
        </div>
        <p className="text-fine text-ink-quiet">{t(isPicture ? words.pictureLimits : words.documentLimits)}</p>
      </div>
      <UploadList uploads={uploads} onDismiss={dismiss} />
    </div>
  )
}

interface UploadListProps {
  uploads: readonly Upload[]
  onDismiss: (id: number) => void
}

/** Lists the uploads that are not finished, with the progress or the error of each. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  const t = useTranslate()
  return (
    <ul aria-label={t(words.uploads)} aria-live="polite" className="grid gap-2 empty:hidden">
      {uploads.map(({ id, name, sent, error }) => (
        <li key={id} className="flex items-center gap-2 text-fine">
          {error === undefined ? (
            <>
              <progress className="w-24 flex-none accent-signal" max={1} value={sent} aria-label={name} />
              <span className="min-w-0 grow wrap-anywhere">
                {sent < 1 ? t(words.sending)(name, Math.round(100 * sent)) : t(words.reading)(name)}
              </span>
            </>
          ) : (
            <span role="alert" className="min-w-0 grow wrap-anywhere text-danger">
              {t(words.failed)(name, error)}
            </span>
          )}
          <button
            type="button"
            className="icon-button flex-none"
            aria-label={t(error === undefined ? words.cancel : words.dismiss)(name)}
            onClick={() => onDismiss(id)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FileButtonProps {
  label: string
  Icon: typeof X
  accept: string
  multiple?: boolean
  isCamera?: boolean
  onFiles: (files: File[]) => void
}

/** Renders a button that lets the reader choose files. */
export function FileButton({ label, Icon, accept, multiple = false, isCamera = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = '' // allows the same file to be chosen again after it was corrected
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button size="compact" onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={onChange}
      />
    </>
  )
}
