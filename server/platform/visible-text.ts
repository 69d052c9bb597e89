const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
const edges = /^[\s\u200B\u2060\uFEFF]+|[\s\u200B\u2060\uFEFF]+$/gu

/** Removes what PostgreSQL refuses: NUL and lone surrogates. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** Returns storable, trimmed text; null where nothing of it is visible. */
export function visibleText(text: string): string | null {
  return invisible.test(text) ? null : storable(text).replace(edges, '')
}

/** Invisible marks that join or turn the text around them; of no use in a name or code. */
export const invisibleMarks = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu

const joined = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/u

/** Removes invisible marks from a name or code, except within emoji. */
export function withoutInvisible(text: string): string {
  return text.replace(invisibleMarks, (mark, at: number) =>
    joined.test(text.slice(Math.max(0, at - 5), at + 3)) ? mark : '',
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
