import { type ChangeEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SentForm } from '#contract/requests/sent-form.ts'
import { ApiFailure, type FailureCode } from '../../api/failure.ts'
import { plainProblemWords } from '../../api/problems/plain-problems.words.ts'
import type { Values } from '../../forms/form-draft.ts'
import { SentFormContext } from '../../forms/sent-form.ts'
import { typedInto } from '../../forms/typed-into.ts'
import { useFocusOnWrongField } from '../../forms/useFocusOnWrongField.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useLocation } from '../../router/index.ts'
import { type LazyModule, useLazyModule } from '../../ui/loading/lazy-component.tsx'
import { useToast } from '../../ui/Toast.tsx'
import type { FieldFault } from './field-faults.ts'
import type { FormRules } from './form-rules.ts'
import { useDraftedValues } from './useDraftedValues.ts'
import { type RefusalOptions, useFieldErrors } from './useFieldErrors.ts'
import { useMinimumFill } from './useMinimumFill.ts'
import { useIsSent, useReceipt } from './useReceipt.ts'

/** What every form sends beside the visitor's own fields (contract/requests/visitors.ts). */
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

/** What a form is checked and sent by: Zod and the contract's schemas, which a page begins without. */
interface FormCode<Fields, Receipt, Send> {
  rules: FormRules<Fields, Receipt>
  send: Send
}

export interface VisitorFormOptions<Name extends string, Fields, Receipt, Send> extends RefusalOptions<Name> {
  /** Names the draft in sessionStorage and the receipt in the browser's history. */
  name: string
  /** Each field with what it holds before the visitor types; what the address asks for is filled in. */
  initial: Record<Name, string>
  /** Loaded as the form is begun; a form that is sent before waits for it. */
  code: LazyModule<FormCode<Fields, Receipt, Send>>
  /** @returns what is left of the message once it is sent: kept in the browser's history */
  send: (send: Send, fields: Fields, submission: Submission) => Promise<Receipt>
  toasts: { sent: ToastWords; failed: ToastWords }
  /** Runs before the faults are shown: to ask anew for what has changed meanwhile. */
  onFailure?: (failure: ApiFailure) => void | Promise<void>
}

interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export interface VisitorForm<Name extends string, Receipt> {
  /** Ties a field to the form: spread into TextField, TextArea or SelectField. */
  field: (name: Name) => FieldBinding
  textOf: (name: Name) => string
  errorOf: (name: Name) => string | undefined
  /** Somebody is about to fill it in. */
  prepare: () => void
  /** For fields that are not typed into. */
  set: (name: Name, value: string) => void
  submit: () => Promise<void>
  isSending: boolean
  /** Something was typed or chosen. */
  isBegun: boolean
  clear: () => void
  /** Why it was not sent, where that lies in no field. */
  failure: Bilingual | undefined
  /** Of a message that was sent at this step of the browser's history. */
  receipt: Receipt | undefined
  /** It was sent just now, by this very form: focus belongs on what says so. */
  isJustSent: boolean
  /** An empty form in place of the receipt. */
  startAgain: () => void
  element: RefObject<HTMLFormElement | null>
  trap: RefObject<HTMLInputElement | null>
  /** Ticked where the visitor wants to hear of new products: asked anew for each message. */
  consent: RefObject<HTMLInputElement | null>
}

/**
 * A form that a visitor fills in and sends (spec §4, "Enquiry form"): checked by the contract's own schema, its draft kept
 * through a reload and a change of language, sent once however often it is tried.
 */
export function useVisitorForm<Name extends string, Fields, Receipt, Send>(
  options: VisitorFormOptions<Name, Fields, Receipt, Send>,
): VisitorForm<Name, Receipt> {
  const { name, initial, code } = options
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
  const rules = useLazyModule(code, { isInPage: plain !== undefined, isNeeded: useIsSent(name) })?.rules
  const sent = useReceipt(name, rules?.readReceipt)
  const draft = useDraftedValues(name, initial, {
    sent: plain?.problem && { ...initial, ...plain.values },
    typed: () => typedInto(element.current, initial),
  })
  const refusal = plain?.problem && { code: plain.problem.code, fields: plain.problem.errors }
  const faultsOf = (values: Values) => code.loaded()?.rules.faultsOf(values) ?? none
  const textOfFailure = (failure: FailureCode) =>
    // without the rules, nothing can have been asked
    code.loaded()?.rules.textOfFailure(failure) ?? plainProblemWords['network.unreachable']
  const errors = useFieldErrors(initial, { faultsOf, textOfFailure }, options, refusal)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<FailureCode | undefined>(
    refusal?.fields.length === 0 ? refusal.code : undefined,
  )
  const plainReceipt = plain?.submitted && rules?.receiptOf?.(rules.read(plain.values), plain.submitted)
  useFocusOnReturn(element, sent.receipt !== undefined)

  function set(field: string, value: string) {
    errors.recheck(field, draft.set(field, value))
  }

  async function submit() {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      if (!code.loaded()) setSending(true)
      const { rules, send } = await code.load()
      if (errors.check(draft.values)) await transmit(draft.values, rules, send)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      await showFailure(error)
    } finally {
      setSending(false)
      isBusy.current = false
    }
    focusWrongField()
  }

  async function transmit(values: Values, rules: FormRules<Fields, Receipt>, send: Send) {
    setSending(true)
    const submissionId = draft.submissionId()
    const elapsedMs = await waitOut()
    const website = trap.current?.value ?? ''
    const marketingConsent = consent.current?.checked ?? false
    const submission = { submissionId, language, elapsedMs, website, marketingConsent }
    const receipt = await options.send(send, rules.read(values), submission)
    empty()
    sent.keep(receipt)
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
        // What is typed while the message is on its way would be in neither it nor the form.
        if (!isBusy.current) set(field, target.value)
      },
    }),
    textOf,
    errorOf: errors.errorOf,
    prepare: () => void code.load().catch(() => undefined), // tried again as it is sent
    set,
    submit,
    isSending,
    isBegun: draft.isBegun,
    clear() {
      empty()
      if (consent.current) consent.current.checked = false
      focusFirstField(element.current)
    },
    failure: failure && textOfFailure(failure),
    receipt: sent.receipt ?? plainReceipt,
    isJustSent: sent.isFresh,
    startAgain: sent.discard,
    element,
    trap,
    consent,
  }
}

const none: ReadonlyMap<string, FieldFault> = new Map()

/** Of the first page of a visit, which may answer a form that was sent without scripts; whoever goes on has read it. */
function useSentForm(name: string): SentForm | undefined {
  const form = useContext(SentFormContext)
  const { key } = useLocation()
  return key === 'default' && form?.name === name ? form : undefined
}

/** An empty form that takes the place of a receipt begins at its first field. */
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
