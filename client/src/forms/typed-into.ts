import type { Values } from './form-draft.ts'

/** Returns what was typed into the form before hydration, by comparing it with the initial values. */
export function typedBeforeHydration(form: HTMLFormElement | null, initial: Values): Values {
  const fields = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && name in initial && value !== initial[name] && value !== '' ? [[name, value]] : [],
    ),
  )
}
