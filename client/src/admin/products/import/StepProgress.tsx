import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { importWords as words } from './import.words.ts'

export function StepProgress({ label, percent, hint }: { label: string; percent: number; hint?: string }) {
  const t = useTranslate()
  return (
    <div className="grid max-w-176 gap-2 rounded-panel border border-hairline bg-raised p-5">
      <p className="flex justify-between gap-4">
        <span role="status">{label}</span>
        <span aria-hidden="true" className="text-ink-quiet">
          {percent} %
        </span>
      </p>
      <progress max={100} value={percent} aria-label={t(words.progress)} className="h-1 w-full accent-signal" />
      {hint && <p className="text-fine text-ink-quiet">{hint}</p>}
    </div>
  )
}

export function ImportActions({ isAtStart = false, children }: { isAtStart?: boolean; children: ReactNode }) {
  const place = isAtStart ? 'justify-start' : 'justify-end'
  return <div className={`import-actions flex flex-wrap items-center gap-x-3 gap-y-2 ${place}`}>{children}</div>
}
