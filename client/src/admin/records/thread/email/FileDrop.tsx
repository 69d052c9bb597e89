import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { fileWords } from './files.words.ts'

interface FileDropProps {
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped or pasted anywhere in it; the button within does the same. */
export function FileDrop({ onFiles, children }: FileDropProps) {
  const t = useTranslate()
  const [isOver, setOver] = useState(false)
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className="relative grid gap-4 rounded-control data-over:outline-2 data-over:outline-offset-4 data-over:outline-signal data-over:outline-dashed"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
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
