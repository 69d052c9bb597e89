import { useTranslate } from '../../../i18n/language.tsx'
import { Link } from '../../../ui/Link.tsx'
import { importWords as words } from './import.words.ts'
import { type ImportStep, importSteps, stepPath } from './import-step.ts'

interface StepRailProps {
  current: ImportStep
  /** Those that the reader may go to. */
  open: ImportStep[]
  id?: string
}

/** The four steps, numbered. */
export function StepRail({ current, open, id = '' }: StepRailProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t(words.steps)}>
      <ol className="import-rail">
        {importSteps.map((step, index) => {
          const label = (
            <>
              <span className="import-rail-number">{index + 1}</span>
              {t(words[step])}
            </>
          )
          const isLink = step !== current && open.includes(step)
          return (
            <li key={step} data-done={importSteps.indexOf(current) > index || undefined}>
              {isLink ? (
                <Link to={stepPath(id, step)}>{label}</Link>
              ) : (
                <span aria-current={step === current ? 'step' : undefined}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
