export interface LeakGuard {
  /** @returns text that may be shown now; undefined where the canary occurred */
  next: (text: string) => string | undefined
  /** @returns text held back until the end */
  rest: () => string
}

/** @param canary of the instruction: an answer that contains it, in any case, repeats the instruction */
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

function lengthOfStart(text: string, code: string): number {
  for (let length = Math.min(text.length, code.length - 1); length > 0; length -= 1) {
    if (code.startsWith(text.slice(-length))) return length
  }
  return 0
}
