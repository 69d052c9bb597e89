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

/** Marks that show nothing and change how text around them is joined or turned: of no use in a name or a code. */
export const invisibleMarks = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu

/** Signs that are put together to one, as an engineer of a woman and a tool. */
const joined = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/u

/** A name or a code without marks that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(invisibleMarks, (mark, at: number) =>
    joined.test(text.slice(Math.max(0, at - 5), at + 3)) ? mark : '',
  )
}
