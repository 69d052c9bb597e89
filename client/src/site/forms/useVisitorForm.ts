import { type ChangeEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SentForm } from '#contract/requests/sent-form.ts'
import { ApiFailure, type FailureCode } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { typedBeforeHydration, type Values } from '../../forms/form-draft.ts'
import { SentFormContext } from '../../forms/sent-form.ts'
import { useFocusOnWrongField } from '../../forms/useErrors.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import type { FormRules } from './form-rules.ts'
import { useDraftedValues } from './useDraftedValues.ts'
import { type RefusalOptions, useFieldErrors } from './useFieldErrors.ts'
import { useMinimumFill } from './useMinimumFill.ts'
import { useReceipt } from './useReceipt.ts'

/** Sent by every form beside the visitor's fields (contract/requests/visitors.ts). */
export interface Submission {
  submissionId: string
  language: ReaderLanguage
  elapsedMs: number
  website: string
  marketingConsent: boolean
}

interface ToastWords {
  title: Bilingual
  detail: Bilingual
}

export interface VisitorFormOptions<Name extends string, Fields, Receipt> extends RefusalOptions<Name> {
  /** Key of the draft in sessionStorage and of the receipt in the browser's history. */
  name: string
  /** Initial values, including those that the address fills in. */
  initial: Record<Name, string>
  rules: FormRules<Fields, Receipt>
  /** @returns the receipt, stored in the browser's history */
  send: (fields: Fields, submission: Submission) => Promise<Receipt>
  toasts: { sent: ToastWords; failed: ToastWords }
  /** Keeps the receipt, in place of the history entry of the page. */
  onSent?: (receipt: Receipt) => void
  /** Called before the errors are shown, to reload data that may have changed. */
  onFailure?: (failure: ApiFailure) => void | Promise<void>
}

interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export interface VisitorForm<Name extends string, Receipt> {
  /** Returns the props of a TextField, TextArea or SelectField. */
  field: (name: Name) => FieldBinding
  textOf: (name: Name) => string
  errorOf: (name: Name) => string | undefined
  /** For controls that are not text inputs. */
  set: (name: Name, value: string) => void
  submit: () => Promise<void>
  isSending: boolean
  /** Whether anything was entered. */
  isDirty: boolean
  clear: () => void
  /** Failure that belongs to no field. */
  failure: Bilingual | undefined
  /** Receipt stored in this history entry. */
  receipt: Receipt | undefined
  /** Sent just now by this form: the confirmation takes focus. */
  isJustSent: boolean
  /** Replaces the receipt by an empty form. */
  startAgain: () => void
  element: RefObject<HTMLFormElement | null>
  trap: RefObject<HTMLInputElement | null>
  /** Marketing consent; reset after each message. */
  consent: RefObject<HTMLInputElement | null>
}

/**
 * Returns the state of a visitor's form: validated by the contract's schema, drafted across reloads and language
 * changes, and idempotent when retried.
 */
export function useVisitorForm<Name extends string, Fields, Receipt>(
  options: VisitorFormOptions<Name, Fields, Receipt>,
): VisitorForm<Name, Receipt> {
  const { name, initial, rules } = options
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const isBusy = useRef(false)
  const waitOut = useMinimumFill()
  const focusWrongField = useFocusOnWrongField(element)
  const plain = useSentForm(name)
  const sent = useReceipt(name, rules.readReceipt)
  const draft = useDraftedValues(name, initial, {
    sent: plain?.problem && { ...initial, ...plain.values },
    typed: () => typedBeforeHydration(element.current, initial),
  })
  const refusal = plain?.problem && { code: plain.problem.code, fields: plain.problem.errors }
  const errors = useFieldErrors(initial, rules, options, refusal)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FailureCode | undefined>(
    refusal?.fields.length === 0 ? refusal.code : undefined,
  )
  const plainReceipt = plain?.submitted && rules.receiptOf?.(rules.read(plain.values), plain.submitted)
  useFocusOnReturn(element, sent.receipt !== undefined)

  function set(field: string, value: string) {
    errors.recheck(field, draft.set(field, value))
  }

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      if (errors.check(draft.values)) await transmit(draft.values)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      await showFailure(error)
    } finally {
      setSending(false)
      isBusy.current = false
    }
    focusWrongField()
  }

  async function transmit(values: Values) {
    setSending(true)
    const submissionId = draft.submissionId()
    const elapsedMs = await waitOut()
    const website = trap.current?.value ?? ''
    const marketingConsent = consent.current?.checked ?? false
    const submission = { submissionId, language, elapsedMs, website, marketingConsent }
    const receipt = await options.send(rules.read(values), submission)
    empty()
    if (options.onSent) options.onSent(receipt)
    else sent.store(receipt)
    toast(t(options.toasts.sent.title), 'success', t(options.toasts.sent.detail))
  }

  async function showFailure(error: ApiFailure) {
    await options.onFailure?.(error)
    if (errors.showRefusals(error)) return
    setFailure(error.code)
    toast(t(options.toasts.failed.title), 'failure', t(options.toasts.failed.detail))
  }

  function empty() {
    draft.end()
    errors.clear()
    setFailure(undefined)
  }

  const textOf = (field: string) => draft.values[field] ?? ''
  return {
    field: (field) => ({
      name: field,
      value: textOf(field),
      error: errors.errorOf(field),
      onChange({ target }) {
        // Ignores typing while the message is being sent.
        if (!isBusy.current) set(field, target.value)
      },
    }),
    textOf,
    errorOf: errors.errorOf,
    set,
    submit,
    isSending,
    isDirty: draft.isDirty,
    clear() {
      empty()
      if (consent.current) consent.current.checked = false
      focusFirstField(element.current)
    },
    failure: failure && problemWords[failure],
    receipt: sent.receipt ?? plainReceipt,
    isJustSent: sent.isFresh,
    startAgain: sent.discard,
    element,
    trap,
    consent,
  }
}

/** Returns the response to a form sent without JavaScript; on the first page of a visit only. */
function useSentForm(name: string): SentForm | undefined {
  const form = useContext(SentFormContext)
  const { key } = useLocation()
  return key === 'default' && form?.name === name ? form : undefined
}

/** Focuses the first field when an empty form replaces a receipt. */
function useFocusOnReturn(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (wasSent.current && !isSent) focusFirstField(form.current)
    wasSent.current = isSent
  }, [form, isSent])
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([tabindex], [readonly]), select, textarea')?.focus()
}
