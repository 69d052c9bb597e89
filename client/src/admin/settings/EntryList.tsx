import '../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { settingsWords } from '../words/settings.words.ts'

interface EntryListProps {
  label: string
  hint: string | undefined
  /** Name of the field, for its errors. */
  name: string
  entries: readonly string[]
  placeholder: string
  words: { none: Bilingual; add: Bilingual; entryOf: Record<Language, (number: number) => string> }
  errorOf: (path: string) => string | undefined
  onChange: (entries: string[]) => void
  /** Beside the add button. */
  children?: ReactNode
}

/** Edits a list of short texts, a row each. */
export function EntryList({
  label,
  hint,
  name,
  entries,
  placeholder,
  words,
  errorOf,
  onChange,
  children,
}: EntryListProps) {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const error = errorOf(name)

  /** Moves focus, since the pressed button may be gone: to the last row, or to the add button. */
  function change(next: string[]) {
    onChange(next)
    requestAnimationFrame(() => {
      const inputs = list.current?.querySelectorAll('input')
      ;(inputs?.[inputs.length - 1] ?? list.current?.querySelector('button'))?.focus()
    })
  }
  return (
    <fieldset ref={list} className="field border-0" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {entries.map((entry, index) => (
        <Entry
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is no key, and rows do not change places
          key={index}
          name={t(words.entryOf)(index + 1)}
          entry={entry}
          placeholder={placeholder}
          error={errorOf(`${name}.${index}`)}
          onChange={(text) => onChange(entries.with(index, text))}
          onRemove={() => change(entries.toSpliced(index, 1))}
        />
      ))}
      {entries.length === 0 && <p className="border-l-2 border-hairline px-3 py-2 text-ink-quiet">{t(words.none)}</p>}
      {error && <FieldError id={undefined}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="compact" onClick={() => change([...entries, ''])}>
          <Plus aria-hidden="true" className="size-4" />
          {t(words.add)}
        </Button>
        {children}
      </div>
    </fieldset>
  )
}

interface EntryProps {
  name: string
  entry: string
  placeholder: string
  error: string | undefined
  onChange: (text: string) => void
  onRemove: () => void
}

function Entry({ name, entry, placeholder, error, onChange, onRemove }: EntryProps) {
  const t = useTranslate()
  const errorId = useId()
  return (
    <div className="grid grid-cols-[minmax(0,22rem)_auto] items-center gap-x-2 gap-y-1 [&_.field-error]:col-span-full">
      <input
        className="control"
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={entry}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t(settingsWords.removeRange)(entry || name)}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
