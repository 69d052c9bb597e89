import { Plus } from 'lucide-react'
import { useId } from 'react'
import { allReplyVariables, type ReplyKind, replyVariables, variableToken } from '#contract/requests/reply-variables.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { variableWords, templatesWords as words } from './templates.words.ts'

interface VariableChipsProps {
  kinds: readonly ReplyKind[]
  /** Label of the field that variables are inserted into. */
  target: string
  onInsert: (token: string) => void
}

/** Explains the variables that all of these kinds of record have, each with a button that inserts it. */
export function VariableChips({ kinds, target, onInsert }: VariableChipsProps) {
  const t = useTranslate()
  const id = useId()
  const variables = allReplyVariables.filter((name) =>
    kinds.every((kind) => replyVariables[kind].some((own) => own === name)),
  )
  return (
    <fieldset className="form-section" aria-describedby={`${id}-hint`}>
      <legend>{t(words.variables)}</legend>
      <div id={`${id}-hint`} className="field-hint">
        <p>{t(words.variablesHint)}</p>
        <p className="font-semibold text-ink">{t(words.insertInto)(target)}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {variables.map((name) => {
          const { label, hint } = variableWords[name]
          return (
            <li key={name} className="grid min-w-0 content-start justify-items-start gap-1">
              <button
                type="button"
                aria-label={t(words.insert)(t(label))}
                aria-describedby={`${id}-${name}`}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control border border-edge px-3 text-fine hover:border-ink hover:bg-sunken lg:min-h-8"
                onClick={() => onInsert(variableToken(name))}
              >
                <Plus aria-hidden="true" className="size-3.5 flex-none text-ink-quiet" />
                <span className="font-semibold">{t(label)}</span>
                <code className="min-w-0 text-ink-quiet wrap-anywhere">{variableToken(name)}</code>
              </button>
              <p id={`${id}-${name}`} className="field-hint">
                {t(hint)}
              </p>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
