import { type ReplyFile, replyBytesMax, replyFilesMax } from '#contract/requests/reply-files.ts'
import type { FilledReply } from '#contract/requests/reply-templates.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { discardReplyFile, uploadReplyFile } from '../../../api/files/reply-files.ts'
import { useUploads } from '../../../media/index.ts'
import { fileWords as words } from './files.words.ts'

export type EmailValues = FilledReply & { files: ReplyFile[] }

interface FilesForm {
  values: { files: ReplyFile[] }
  update: (name: 'files', change: (now: ReplyFile[]) => ReplyFile[]) => void
}

/** Uploads files as they are chosen and keeps those that are attached in the form's `files`. */
export function useReplyFiles(form: FilesForm) {
  const t = useTranslate()
  const { files } = form.values
  const change = (next: (now: ReplyFile[]) => ReplyFile[]) => form.update('files', next)

  const { uploads, add, dismiss } = useUploads({
    upload: uploadReplyFile,
    onUploaded: (file) => change((now) => [...now, file]),
    refusalOf({ size }, waiting) {
      const all = [...files, ...waiting]
      if (all.length >= replyFilesMax) return t(words.tooMany)
      const total = all.reduce((sum, { bytes }) => sum + bytes, size)
      return total > replyBytesMax ? t(words.tooLarge) : undefined
    },
  })
  return {
    files,
    uploads,
    add,
    dismiss,
    isUploading: uploads.some(({ error }) => error === undefined),
    remove({ id }: ReplyFile) {
      change((now) => now.filter((file) => file.id !== id))
      void discardReplyFile(id).catch(() => undefined) // what is left is removed after a day
    },
  }
}

export type ReplyFilesState = ReturnType<typeof useReplyFiles>
