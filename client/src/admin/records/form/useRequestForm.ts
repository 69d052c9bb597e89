import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { type Faults, useErrors, useFocusOnWrongField } from '../../../forms/useErrors.ts'
import { StaffFailure, type StaffFailureCode } from '../../api/staff-failure.ts'
import { staffProblemWords } from '../../words/problems.words.ts'
import { type DraftOptions, type FormContents, useDraft } from './useDraft.ts'

/** Values by field name. Fields without typed input (switches, lists) use `set`. */
export type FormValues = Record<string, unknown>

type TypedName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string | number ? Name : never
}[keyof Values & string]

export interface FormRules<Body> {
  /** Empty if the request is valid. */
  faultsOf: (body: unknown) => Faults
  read: (body: unknown) => Body
  /** @param values of the form */
  refusalOf: (fault: { path: string; code: string; params?: unknown }, values: unknown) => Bilingual
}

export interface RequestFormOptions<Values extends FormValues, Body> extends DraftOptions<Values> {
  initial: Values
  rules: FormRules<Body>
  /** Builds the request if it is not the values themselves. */
  bodyOf?: (values: Values) => unknown
  /** Maps a path of the request to a field, if they differ. */
  fieldOf?: (path: string) => string
  /** `sent` are the values of the request: the form may be edited while it is sent. */
  send: (body: Body, sent: Values) => Promise<unknown>
  /** Field that shows a failure of the whole request. */
  fieldOfFailure?: Partial<Record<StaffFailureCode, NoInfer<keyof Values & string>>>
  /** Called if no field is to blame, in addition to setting `failure`. */
  onFailure?: (failure: StaffFailure) => void
  /** See `useDraft`. */
  fitDraft?: (draft: FormContents<Values>) => FormContents<Values>
}

interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export interface StaffFormState<Values extends FormValues> {
  values: Values
  /** Values that the form started with. */
  initial: Values
  /** Returns props for TextField, TextArea or SelectField. */
  field: (name: TypedName<Values>) => FieldBinding
  /** For fields without typed input. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Updates a field from its current value: for asynchronous changes, such as an upload. */
  update: <Name extends keyof Values & string>(name: Name, change: (now: Values[Name]) => Values[Name]) => void
  /** @param path a field's name, or an entry of it: `ipWhitelist.2` */
  errorOf: (path: string) => string | undefined
  /** Returns whether a field, or an entry of it, has an error. */
  hasErrorIn: (field: string) => boolean
  /** Shows what is wrong with the present values, at the first field of it. @returns whether they are valid */
  check: () => boolean
  /** @returns whether the request succeeded */
  submit: () => Promise<boolean>
  isSending: boolean
  isChanged: boolean
  /** Failure that concerns no field; with `record.changed`, `current` is the current record. */
  failure: StaffFailure | undefined
  /** Restarts with these values, or the initial ones; `edit` then applies changes to what the form held. */
  reset: (values?: Values, edit?: (now: Values) => Values) => void
  /** When the restored draft was typed; undefined without one, and once it is saved or discarded. */
  restoredAt: string | undefined
  /** Deletes the stored draft, for leaving the form without saving. */
  forgetDraft: () => void
  element: RefObject<HTMLFormElement | null>
}

/** Form state for a request of staff; `StaffForm.tsx` renders the element. */
export function useRequestForm<Values extends FormValues, Body>(
  options: RequestFormOptions<Values, Body>,
): StaffFormState<Values> {
  const { rules, send, fieldOf = (path) => path, fieldOfFailure = {}, onFailure } = options
  const bodyOf = options.bodyOf ?? ((values: Values): unknown => values)
  const draft = useDraft(options)
  const [initial, setInitial] = useState(draft.contents.initial)
  const [values, setValues] = useState(draft.contents.values)
  const latest = useRef(values)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StaffFailure>()
  const element = useRef<HTMLFormElement>(null)
  const focusWrongField = useFocusOnWrongField(element)
  const errors = useErrors((given: Values) => {
    const faults = [...rules.faultsOf(bodyOf(given))]
    return new Map(faults.map(([path, fault]) => [fieldOf(path), fault]))
  })

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    // Two fields may change in one event: a password manager fills both.
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setFailure(undefined)
    errors.recheck(name, latest.current)
  }

  function check(): boolean {
    const isValid = errors.check(latest.current)
    if (!isValid) focusWrongField()
    return isValid
  }

  async function submit(): Promise<boolean> {
    if (isBusy.current) return false
    setFailure(undefined)
    isBusy.current = true
    try {
      if (!check()) return false
      setSending(true)
      const sent = latest.current
      await send(rules.read(bodyOf(sent)), sent)
      return true
    } catch (error) {
      if (!(error instanceof StaffFailure)) throw error
      showFailure(error)
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function showFailure(error: StaffFailure) {
    if (errors.show(refusedFields(error))) return focusWrongField()
    setFailure(error)
    onFailure?.(error)
  }

  function refusedFields({ code, fields }: StaffFailure): Map<string, Bilingual> {
    const whole = fieldOfFailure[code]
    if (whole) return new Map([[whole, staffProblemWords[code]]])
    const named = fields.map((fault) => ({ ...fault, path: fieldOf(fault.path) }))
    const ours = named.filter(({ path }) => Object.hasOwn(latest.current, path.split('.')[0] ?? ''))
    return new Map(ours.map((fault) => [fault.path, rules.refusalOf(fault, latest.current)]))
  }

  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  useEffect(() => draft.keep(isChanged ? { initial, values } : undefined))

  return {
    values,
    initial,
    field: (name) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors.errorOf(name),
      onChange: ({ target }) => set(name, typedValue(target.value, initial[name])),
    }),
    set,
    update: (name, change) => set(name, change(latest.current[name])),
    errorOf: errors.errorOf,
    hasErrorIn: errors.hasErrorIn,
    check,
    submit,
    isSending,
    isChanged,
    failure,
    reset(next = initial, edit = () => next) {
      latest.current = edit(latest.current)
      setInitial(next)
      setValues(latest.current)
      setFailure(undefined)
      errors.clear()
      draft.forget()
    },
    restoredAt: isChanged ? draft.restoredAt : undefined,
    forgetDraft: draft.forget,
    element,
  }
}

/** Keeps a numeric field numeric if the text is a number; other text is left for the schema to refuse. */
export function typedValue<Value>(text: string, previous: Value): Value {
  const isNumber = typeof previous === 'number' && text.trim() !== '' && Number.isFinite(Number(text))
  return (isNumber ? Number(text) : text) as Value
}
