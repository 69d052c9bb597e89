import type { Span } from './masking-spans.rules.ts'

/** Private links of quotations and orders with the address before and the query behind them; the secret is captured. */
const link = /(?:https?:\/\/|\b)[\w.:/%-]{0,200}\/(?:quotes|orders)\/([\w-]{32})(?![\w-])[\w./?&=#%-]{0,200}/g
/** A secret by itself: random letters in both cases and digits. */
const secret = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])([\w-]{32})(?![\w-])/g

export function linkSpans(text: string): Span[] {
  return matches(text).map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
}

/** Returns the secrets of the private links in a text. */
export function linksIn(text: string): string[] {
  return [...new Set(matches(text).flatMap(({ 1: token }) => token ?? []))]
}

function matches(text: string): RegExpExecArray[] {
  return [link, secret].flatMap((shape) => [...text.matchAll(shape)])
}
