import './forms.css'
import type { ReactNode, RefObject } from 'react'
import { useProofProgress } from '../../api/forms/proof-progress.ts'
import { useSite } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { formWords } from './forms.words.ts'
import type { VisitorForm as Form } from './useVisitorForm.ts'

interface VisitorFormProps<Name extends string> {
  form: Omit<Form<Name, unknown>, 'set' | 'field' | 'textOf' | 'errorOf'>
  /** Accessible name. */
  label: string
  /** Label of the submit button. */
  action: string
  children: ReactNode
}

export const failureClass = 'rounded-panel border border-hairline border-l-4 border-l-danger px-4 py-3'

export function VisitorForm<Name extends string>({ form, label, action, children }: VisitorFormProps<Name>) {
  const t = useTranslate()
  return (
    <form
      ref={form.element}
      noValidate
      method="post"
      // keeps a focused field's label visible below the sticky header
      aria-label={label}
      className="grid gap-5 [&_.control]:scroll-mt-16 [&_[role=radiogroup]]:scroll-mt-16 [&_[role=radiogroup]]:focus:outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <p className="field-hint">{t(formWords.required)}</p>
      {children}
      <Trap input={form.trap} />
      {form.failure && (
        <p className={`${failureClass} bg-raised`}>
          <strong>{t(form.failure)}</strong> {t(formWords.kept)}
        </p>
      )}
      <Consent input={form.consent} />
      <CollectionStatement />
      <ProofProgress />
      <div className="flex flex-wrap gap-3 max-[30rem]:*:w-full">
        <Button type="submit" className="min-w-44" variant="primary" size="large" disabled={form.isSending}>
          {form.isSending ? t(formWords.sending) : action}
        </Button>
        {form.isDirty && !form.isSending && (
          <Button variant="quiet" size="large" onClick={form.clear}>
            {t(formWords.clear)}
          </Button>
        )}
      </div>
    </form>
  )
}

function ProofProgress() {
  const t = useTranslate()
  const share = useProofProgress()
  const isWorking = share !== undefined
  return (
    <div role="status">
      {isWorking && (
        <label className="grid gap-2">
          {t(formWords.proving)}
          <progress className="w-full" max={1} value={share} />
        </label>
      )}
    </div>
  )
}

/** Renders a honeypot field; submissions that fill it are marked as suspected spam. */
function Trap({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslate()
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {t(formWords.trap)}
        <input ref={input} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Renders the optional marketing consent, if enabled. Separate from all else as the Personal Data (Privacy) Ordinance,
 * part 6A, requires.
 */
function Consent({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslate()
  if (!useSite()?.asksForMarketing) return null
  return (
    <label className="form-consent flex gap-3 min-h-11 max-w-160 py-2 cursor-pointer">
      <input className="mt-1 size-5" ref={input} type="checkbox" name="marketingConsent" value="true" />
      {t(formWords.consent)}
    </label>
  )
}

/** States what the data is collected for, as the Personal Data (Privacy) Ordinance, principle 1, requires. */
function CollectionStatement() {
  const t = useTranslate()
  const asksForMarketing = useSite()?.asksForMarketing
  return (
    <p className="max-w-160 text-ink-quiet text-fine">
      {t(asksForMarketing ? formWords.collectionWithMarketing : formWords.collection)}
      <LocalLink to={paths.privacy} className="link whitespace-nowrap">
        {t(formWords.privacy)}
      </LocalLink>
      {t(formWords.collectionEnd)}
    </p>
  )
}
