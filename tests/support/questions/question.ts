/**
 * A question as people ask it, with what must be found for it and what a useful answer says. Written before anything was tuned to
 * find them; the catalogue was that of the six samples of the specification; eighteen more stand beside them now.
 */
export interface WrittenQuestion {
  question: string
  /** The same visitor's previous question. */
  before?: string
  /** Addresses, any of which answers it; one without an anchor stands for all of its page. None: nothing here answers it. */
  sources: string[]
  /** A useful answer says at least one of these. */
  facts: string[]
}

/** Whether a source is among those that answer a question. */
export function answers(path: string, { sources }: WrittenQuestion): boolean {
  return sources.includes(path) || sources.includes(path.replace(/#.*$/, ''))
}
