import type { ClipboardEvent, ReactNode } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { useFileDrop } from '../../../ui/useFileDrop.ts'
import { fileWords } from './files.words.ts'

interface FileDropProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped or pasted anywhere in it; the button within does the same. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const t = useTranslate()
  const { isOver, drop } = useFileDrop(onFiles)
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <div
      className="relative grid gap-4 rounded-control data-over:outline-2 data-over:outline-offset-4 data-over:outline-signal data-over:outline-dashed"
      {...drop}
      onPaste={onPaste}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-control bg-surface/90 font-semibold text-signal">
          {t(fileWords.drop)}
        </p>
      )}
    </div>
  )
}
