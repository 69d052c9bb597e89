import { useId } from 'react'
import { type KeyScope, keyScopes } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { permissionWords } from '../../words/permissions.words.ts'
import { scopeGroupWords, keysWords as words } from './keys.words.ts'
import { scopeGroups } from './scope-groups.ts'

interface ScopesFieldProps {
  chosen: readonly KeyScope[]
  error: string | undefined
  onChange: (chosen: KeyScope[]) => void
}

/** Renders a checkbox for each scope with what it allows, by group. */
export function ScopesField({ chosen, error, onChange }: ScopesFieldProps) {
  const t = useTranslate()
  const id = useId()
  const given = new Set(chosen)
  const tick = (scopes: readonly KeyScope[], isTicked: boolean) =>
    onChange(keyScopes.filter((scope) => (scopes.includes(scope) ? isTicked : given.has(scope))))
  return (
    <fieldset className="field min-w-0 border-0" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="font-semibold">{t(words.scopes)}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t(words.never)}
      </p>
      <div className="mt-1 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {scopeGroups.map(({ group, scopes }) => (
          <fieldset key={group} className="min-w-0 border-0 border-t border-hairline pt-1">
            <legend className="sr-only">{t(scopeGroupWords[group])}</legend>
            <Box
              label={t(scopeGroupWords[group])}
              name={t(words.allOf)(t(scopeGroupWords[group]))}
              isStrong
              isTicked={scopes.every((scope) => given.has(scope))}
              isPartly={scopes.some((scope) => given.has(scope))}
              onTick={(isTicked) => tick(scopes, isTicked)}
            />
            {scopes.map((scope) => (
              <Box
                key={scope}
                label={t(permissionWords[scope])}
                isTicked={given.has(scope)}
                isInvalid={error !== undefined}
                onTick={(isTicked) => tick([scope], isTicked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface BoxProps {
  label: string
  /** Accessible name, if it says more than the label. */
  name?: string
  isStrong?: boolean
  isTicked: boolean
  isPartly?: boolean
  isInvalid?: boolean
  onTick: (isTicked: boolean) => void
}

function Box({ label, name, isStrong = false, isTicked, isPartly = false, isInvalid = false, onTick }: BoxProps) {
  return (
    <label className={`flex min-h-9 items-center gap-2.5 py-1 ${isStrong ? 'font-semibold' : 'pl-4'}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isTicked
        }}
        type="checkbox"
        className="size-4.5 flex-none"
        aria-label={name}
        aria-invalid={isInvalid}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {label}
    </label>
  )
}
