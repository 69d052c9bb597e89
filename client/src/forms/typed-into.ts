import type { Values } from './form-draft.ts'

/** What stands in a form's fields that the page did not put there. */
export function typedInto(form: HTMLFormElement | null, initial: Values): Values {
  const fields = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && name in initial && value !== initial[name] && value !== '' ? [[name, value]] : [],
    ),
  )
}
