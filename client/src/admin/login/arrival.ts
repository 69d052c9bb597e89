/** State passed by LinkScreen to the sign-in form. */
export interface Arrival {
  email?: string | undefined
  forgot?: boolean | undefined
}

/**
 * Reads the state of the present history entry, which may be of any shape. Undefined on the server and without such a
 * state.
 */
export function arrivalHere(): Arrival | undefined {
  const { email, forgot }: Record<keyof Arrival, unknown> = Object(globalThis.history?.state)
  if (typeof email !== 'string' && forgot !== true) return undefined
  return { email: typeof email === 'string' ? email : undefined, forgot: forgot === true }
}
