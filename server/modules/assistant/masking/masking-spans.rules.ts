/** A piece of a text: from the first character of it to the first after it, in UTF-16 units. */
export interface Span {
  from: number
  to: number
}

/** Signs that nobody sees. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** A text with full-width characters as ASCII, and every space and character that nobody sees as a space: character for character, so that places are the same. */
export function plainCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(invisible, ' ')
    .replace(/[\p{Zs}\t\r\n]/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
}
