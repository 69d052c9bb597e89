import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { type Faults, useErrors } from '../../../forms/useErrors.ts'
import { useFocusOnWrongField } from '../../../forms/useFocusOnWrongField.ts'
import { StaffFailure, type StaffFailureCode } from '../../api/staff-failure.ts'
import { problemWordsOf } from '../../words/known-words.ts'

/** What a form holds, each field by its name in the request. What is not typed into (a switch, a list) is `set`. */
export type FormValues = Record<string, unknown>

/** Names of the fields that are typed into or chosen from a list. */
type TypedName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string | number ? Name : never
}[keyof Values & string]

/** By what a request is checked, and what is said of it. */
export interface FormRules<Body> {
  /** None where it may be sent. */
  faultsOf: (body: unknown) => Faults
  read: (body: unknown) => Body
  /** @param values what the form holds */
  refusalOf: (fault: { path: string; code: string; params?: unknown }, values: unknown) => Bilingual
}

export interface RequestFormOptions<Values extends FormValues, Body> {
  initial: Values
  /** Rules that are loaded with the first sending, as those of signing in, check nothing before. */
  rules: { loaded: () => FormRules<Body> | undefined; load: () => Promise<FormRules<Body>> }
  /** The request that the values make, where they are not it: with a version, without a field that is only repeated. */
  bodyOf?: (values: Values) => unknown
  /** The field behind a path of the request, where they differ: `siteName` of `values.siteName`. */
  fieldOf?: (path: string) => string
  /** `sent` are the values that made the body: one may type on while it is on its way. */
  send: (body: Body, sent: Values) => Promise<unknown>
  /** The field beside which a failure of the whole request belongs. */
  fieldOfFailure?: Partial<Record<StaffFailureCode, NoInfer<keyof Values & string>>>
  /** Runs where no field is to blame; `failure` says it too. */
  onFailure?: (failure: StaffFailure) => void
}

interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

export interface StaffFormState<Values extends FormValues> {
  values: Values
  /** What the form began with. */
  initial: Values
  /** Ties a field of text or of a number to the form: spread into TextField, TextArea or SelectField. */
  field: (name: TypedName<Values>) => FieldBinding
  /** For what is not typed into. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** Makes a value of the present one, which may have changed since it was shown: for what ends by itself, such as an upload. */
  update: <Name extends keyof Values & string>(name: Name, change: (now: Values[Name]) => Values[Name]) => void
  /** @param path a field's name, or that of an entry of it: `ipWhitelist.2` */
  errorOf: (path: string) => string | undefined
  /** @returns whether it was sent and taken */
  submit: () => Promise<boolean>
  isSending: boolean
  /** Something differs from what the form began with. */
  isChanged: boolean
  /** Why it was not taken, where that lies in no field; with `record.changed`, `current` is the record as it is now. */
  failure: StaffFailure | undefined
  /** Begins anew, with these values or the first ones; `edit` makes of what is in the form what differs from them already. */
  reset: (values?: Values, edit?: (now: Values) => Values) => void
  element: RefObject<HTMLFormElement | null>
}

/** A form of staff's over a request; `StaffForm.tsx` is the element around its fields. */
export function useRequestForm<Values extends FormValues, Body>(
  options: RequestFormOptions<Values, Body>,
): StaffFormState<Values> {
  const { rules, send, fieldOf = (path) => path, fieldOfFailure = {}, onFailure } = options
  const bodyOf = options.bodyOf ?? ((values: Values): unknown => values)
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<StaffFailure>()
  const element = useRef<HTMLFormElement>(null)
  const focusWrongField = useFocusOnWrongField(element)
  const errors = useErrors((given: Values) => {
    const faults = [...(rules.loaded()?.faultsOf(bodyOf(given)) ?? [])]
    return new Map(faults.map(([path, fault]) => [fieldOf(path), fault]))
  })

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    // Two fields may change in one event: a password manager fills both.
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    setFailure(undefined)
    errors.recheck(name, latest.current)
  }

  async function submit(): Promise<boolean> {
    if (isBusy.current) return false
    setFailure(undefined)
    isBusy.current = true
    try {
      if (!rules.loaded()) setSending(true)
      const { read } = rules.loaded() ?? (await rules.load())
      if (!errors.check(latest.current)) {
        focusWrongField()
        return false
      }
      setSending(true)
      const sent = latest.current
      await send(read(bodyOf(sent)), sent)
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
    if (whole) return new Map([[whole, problemWordsOf(code)]])
    const named = fields.map((fault) => ({ ...fault, path: fieldOf(fault.path) }))
    const ours = named.filter(({ path }) => Object.hasOwn(latest.current, path.split('.')[0] ?? ''))
    const words = rules.loaded()?.refusalOf
    return new Map(words && ours.map((fault) => [fault.path, words(fault, latest.current)]))
  }

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
    submit,
    isSending,
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    failure,
    reset(next = initial, edit = () => next) {
      latest.current = edit(latest.current)
      setInitial(next)
      setValues(latest.current)
      setFailure(undefined)
      errors.clear()
    },
    element,
  }
}

/** A field that held a number gives one, where what is typed is one; else the text itself, for the schema to refuse. */
export function typedValue<Value>(text: string, former: Value): Value {
  const isNumber = typeof former === 'number' && text.trim() !== '' && Number.isFinite(Number(text))
  return (isNumber ? Number(text) : text) as Value
}
