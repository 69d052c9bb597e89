/** Characters that show nothing: spaces of every script, zero-width ones, controls and fillers. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
const edges = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu

/** Text without what PostgreSQL refuses: NUL, and half of a sign that takes two. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/**
 * Text as the mirror keeps it: storable and trimmed.
 * @returns null where nothing of it can be seen
 */
export function visibleText(text: string): string | null {
  return invisible.test(text) ? null : storable(text).replace(edges, '')
}
