import { Download, FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { templateUrl } from '../../api/files/product-imports.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { importWords as words } from './import.words.ts'
import { StepProgress } from './StepProgress.tsx'
import { useUpload } from './useUpload.ts'

export function UploadStep() {
  const t = useTranslate()
  const { sent, fault, send } = useUpload()
  return (
    <section className="grid max-w-176 grid-cols-1 gap-4">
      {fault && <AlertLine>{t(fault)}</AlertLine>}
      {sent === undefined ? (
        <DropZone onFile={(file) => void send(file)} />
      ) : (
        <StepProgress label={t(sent < 1 ? words.sending : words.reading)} percent={Math.round(100 * sent)} />
      )}
      <p className="measure text-ink-quiet">{t(words.nothingWritten)}</p>
      <a className={buttonClass('quiet', 'compact', '-ml-3 justify-self-start')} href={templateUrl} download>
        <Download aria-hidden="true" className="size-4" />
        {t(words.template)}
      </a>
    </section>
  )
}

/** Keyboards and screen readers use the button; dropping is for the mouse. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      className="import-drop grid justify-items-center gap-3 rounded-panel border border-dashed border-edge bg-raised px-5 py-10 text-center data-over:border-signal data-over:bg-signal-soft"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileUp aria-hidden="true" className="size-6 text-ink-quiet" />
      <p className="font-semibold max-lg:hidden">{t(words.dropTitle)}</p>
      <Button variant="primary" size="compact" onClick={() => input.current?.click()}>
        {t(words.choose)}
      </Button>
      <p className="text-fine text-ink-quiet">{t(words.limits)}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t(words.choose)}
        accept=".csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = '' // allows the same file to be chosen again after it was corrected
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
