import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { followWords } from './follow.words.ts'
import type { Step } from './progress.ts'

interface StepsProps {
  title: string
  steps: readonly { status: string; label: string; state: Step['state'] }[]
  /** Explains the next step in a sentence. */
  next: string
}

/** Draws steps as stations on a line; their states are also in words. */
export function Steps({ title, steps, next }: StepsProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id} className="max-w-240">
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <ol className="mt-8 grid sm:auto-cols-fr sm:grid-flow-col">
        {steps.map((step) => (
          <li
            key={step.status}
            data-state={step.state}
            aria-current={step.state === 'present' ? 'step' : undefined}
            className="group relative flex min-h-12 gap-3 text-ink-quiet after:absolute after:border-hairline last:after:hidden data-[state=done]:after:border-signal data-[state=present]:font-semibold data-[state=present]:text-ink max-sm:after:top-6 max-sm:after:bottom-0 max-sm:after:left-2.75 max-sm:after:border-l-2 sm:flex-col sm:gap-1.5 sm:after:top-2.75 sm:after:right-0 sm:after:left-6 sm:after:border-t-2"
          >
            <span
              className="relative z-1 grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-surface [print-color-adjust:exact] group-data-[state=done]:border-signal group-data-[state=done]:bg-signal group-data-[state=done]:text-on-signal group-data-[state=present]:border-7 group-data-[state=present]:border-signal"
              aria-hidden="true"
            >
              {step.state === 'done' && <Check className="size-4" />}
            </span>
            {step.label}
            {step.state === 'done' && <span className="sr-only"> ({t(followWords.done)})</span>}
          </li>
        ))}
      </ol>
      <p className="mt-4 border-l-4 border-signal bg-raised px-4 py-3 print:break-inside-avoid">
        <strong className="block font-semibold">{t(followWords.next)}</strong> {next}
      </p>
    </section>
  )
}
