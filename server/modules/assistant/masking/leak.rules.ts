/** Lets text through as it comes, except what may be the beginning of a code that must not come out. */
export interface LeakGuard {
  /** @returns what may be shown by now; undefined where the code has come */
  next: (text: string) => string | undefined
  /** @returns what was held back, at the end */
  rest: () => string
}

/** @param canary of the instruction: an answer that holds it, in any case, repeats the instruction */
export function createLeakGuard(canary: string): LeakGuard {
  const code = canary.toLowerCase()
  let held = ''
  return {
    next(text) {
      held += text
      if (held.toLowerCase().includes(code)) return undefined
      const keep = lengthOfStart(held.toLowerCase(), code)
      const shown = held.slice(0, held.length - keep)
      held = held.slice(held.length - keep)
      return shown
    },
    rest() {
      const rest = held
      held = ''
      return rest
    },
  }
}

/** How much of a text's end is a start of the code. */
function lengthOfStart(text: string, code: string): number {
  for (let length = Math.min(text.length, code.length - 1); length > 0; length -= 1) {
    if (code.startsWith(text.slice(-length))) return length
  }
  return 0
}
