/** Range of a text in UTF-16 units; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/**
 * Replaces full-width characters by ASCII, and all kinds of spaces and invisible characters by a space, one for one, so that positions stay
 * the same.
 */
export function plainCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(invisible, ' ')
    .replace(/[\p{Zs}\t\r\n]/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
}
