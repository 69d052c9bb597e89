import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { settingsWords } from '../../words/settings.words.ts'
import { PasswordField } from './PasswordField.tsx'

interface SecretFieldProps {
  label: string
  /** undefined leaves the secret, null deletes it, a text replaces it */
  value: string | null | undefined
  isSaved: boolean
  /** Whether the server has one in its environment as a fallback. */
  isInEnvironment: boolean
  error: string | undefined
  onChange: (value: string | null | undefined) => void
}

const rowClass = 'flex flex-wrap items-end justify-between gap-x-4 gap-y-2'

/** Edits a secret without showing it: keep, replace or delete. */
export function SecretField({ label, value, isSaved, isInEnvironment, error, onChange }: SecretFieldProps) {
  const t = useTranslate()
  if (typeof value === 'string' || error) {
    return (
      <div className={rowClass}>
        <PasswordField
          className="flex-[1_1_14rem]"
          label={label}
          hint={t(settingsWords.newSecret)}
          error={error}
          autoComplete="new-password"
          autoFocus={value === ''}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button size="compact" variant="quiet" onClick={() => onChange(undefined)}>
          {t(settingsWords.undo)}
        </Button>
      </div>
    )
  }
  const absent = isInEnvironment ? settingsWords.fromEnvironment : settingsWords.notSet
  const savedHint = value === null ? settingsWords.willBeRemoved : settingsWords.kept
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand on a line with its buttons
    <div role="group" aria-label={label} className={rowClass}>
      <p className="field flex-[1_1_14rem]">
        <span className="font-semibold">{label}</span>
        <span className="field-hint">{t(isSaved ? savedHint : absent)}</span>
      </p>
      <div className="flex gap-2">
        {value === null ? (
          <Button size="compact" onClick={() => onChange(undefined)}>
            {t(settingsWords.undo)}
          </Button>
        ) : (
          <Button size="compact" onClick={() => onChange('')}>
            {t(isSaved ? settingsWords.replace : settingsWords.set)}
          </Button>
        )}
        {isSaved && value !== null && (
          <Button size="compact" variant="quiet" onClick={() => onChange(null)}>
            {t(settingsWords.remove)}
          </Button>
        )}
      </div>
    </div>
  )
}
