/** Characters that show nothing: spaces of every script, zero-width ones, controls and fillers. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
const edges = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu

/**
 * Text as the mirror keeps it: trimmed, without NUL, which PostgreSQL refuses.
 * @returns null where nothing of it can be seen
 */
export function visibleText(text: string): string | null {
  return invisible.test(text) ? null : text.replaceAll('\u0000', '').replace(edges, '')
}
