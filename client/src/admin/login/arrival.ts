/** How whoever comes here from a link is met (LinkScreen): with their address filled in, or asking for another link. */
export interface Arrival {
  email?: string | undefined
  forgot?: boolean | undefined
}

/** Of this step of the browser's history, whoever has written it. Undefined on the server, and where nobody comes from a link. */
export function arrivalHere(): Arrival | undefined {
  const { email, forgot }: Record<keyof Arrival, unknown> = Object(globalThis.history?.state)
  if (typeof email !== 'string' && forgot !== true) return undefined
  return { email: typeof email === 'string' ? email : undefined, forgot: forgot === true }
}
