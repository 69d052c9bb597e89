import '../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { settingsWords } from '../words/settings.words.ts'

interface AllowListProps {
  label: string
  hint: string | undefined
  ranges: readonly string[]
  /** The reader's own address. */
  yourAddress: string
  errorOf: (path: string) => string | undefined
  onChange: (ranges: string[]) => void
}

/** Edits the addresses that staff may sign in from; an empty list allows all. */
export function AllowList({ label, hint, ranges, yourAddress, errorOf, onChange }: AllowListProps) {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const error = errorOf('ipWhitelist')

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
      {ranges.map((range, index) => (
        <Range
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is no key, and rows do not change places
          key={index}
          number={index + 1}
          range={range}
          error={errorOf(`ipWhitelist.${index}`)}
          onChange={(text) => onChange(ranges.with(index, text))}
          onRemove={() => change(ranges.toSpliced(index, 1))}
        />
      ))}
      {ranges.length === 0 && (
        <p className="border-l-2 border-hairline px-3 py-2 text-ink-quiet">{t(settingsWords.anywhere)}</p>
      )}
      {error && <FieldError id={undefined}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="compact" onClick={() => change([...ranges, ''])}>
          <Plus aria-hidden="true" className="size-4" />
          {t(settingsWords.addRange)}
        </Button>
        <span className="text-fine text-ink-quiet">{t(settingsWords.yourAddress)(yourAddress)}</span>
        {!ranges.includes(yourAddress) && (
          <Button size="compact" variant="quiet" onClick={() => change([...ranges, yourAddress])}>
            {t(settingsWords.addYours)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface RangeProps {
  number: number
  range: string
  error: string | undefined
  onChange: (text: string) => void
  onRemove: () => void
}

function Range({ number, range, error, onChange, onRemove }: RangeProps) {
  const t = useTranslate()
  const errorId = useId()
  const name = t(settingsWords.rangeOf)(number)
  return (
    <div className="grid grid-cols-[minmax(0,22rem)_auto] items-center gap-x-2 gap-y-1 [&_.field-error]:col-span-full">
      <input
        className="control"
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        placeholder="203.0.113.0/24"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={range}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t(settingsWords.removeRange)(range || name)}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
