import { useTranslate } from '../../../i18n/language.tsx'
import { importWords as words } from './import.words.ts'

/** What the server is at, and how far. */
export function StepProgress({ label, percent, hint }: { label: string; percent: number; hint?: string }) {
  const t = useTranslate()
  return (
    <div className="import-progress">
      <p className="flex justify-between gap-4">
        <span role="status">{label}</span>
        <span aria-hidden="true" className="text-ink-quiet">
          {percent} %
        </span>
      </p>
      <progress max={100} value={percent} aria-label={t(words.progress)} />
      {hint && <p className="text-fine text-ink-quiet">{hint}</p>}
    </div>
  )
}
