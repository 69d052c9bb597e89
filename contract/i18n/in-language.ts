import {
  type Bilingual,
  type Language,
  otherLanguage,
  type ReaderLanguage,
  writtenLanguage,
} from './language-values.ts'

/**
 * A text as a reader's language has it. Texts are written in two languages; a third is made of one of them by a conversion
 * that is loaded for its readers alone (simplified.ts). Until it is there, and without it, the text it is made of stands.
 */

/** A phrase: the same text, or the same function making one, in each written language. */
export type Phrase<Text> = Readonly<Record<Language, Text>>

/** Of a text, a list of texts, or a function that makes one. */
export type Conversion = <Text>(text: Text) => Text
const conversions = new Map<ReaderLanguage, Conversion>()

/** Called once at start by whoever needs the language; from then on `inLanguage` speaks it. */
export function addConversion(language: ReaderLanguage, convert: Conversion): void {
  conversions.set(language, convert)
}

/** Whether a language can be spoken now: it is written, or its conversion is there. */
export function isSpoken(language: ReaderLanguage): boolean {
  return language === writtenLanguage(language) || conversions.has(language)
}

/** A text of the catalogue, or of staff, that is written in Hong Kong's Chinese or in English, for a reader. */
export function convertedTo<Text>(language: ReaderLanguage, text: Text): Text {
  return conversions.get(language)?.(text) ?? text
}

/** The side of a phrase for a reader; where it is a function, what is filled in (names, messages) is not converted. */
export function inLanguage<Text>(phrase: Phrase<Text>, language: ReaderLanguage): Text
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined {
  if (!phrase) return undefined
  const text = phrase[writtenLanguage(language)]
  return convertedTo(language, text)
}

/** A text that staff own, for a reader: where it is missing in their language, as it stands in the other. */
export function inEither(text: Bilingual, language: ReaderLanguage): string {
  return inLanguage(text, language) || text[otherLanguage(language)]
}

/** @returns the English where the reader's language is English and there is some, else the Chinese */
export function orChinese<Text>(english: Text | null | undefined, chinese: Text, language: ReaderLanguage): Text {
  return (writtenLanguage(language) === 'en' && english) || chinese
}

/** @returns the record's English name where the reader's language is English and there is one, else its name */
export function nameIn(record: { name: string; nameEn?: string | null | undefined }, language: ReaderLanguage): string {
  return orChinese(record.nameEn, record.name, language)
}

const twoLanguages = /^(?<chinese>[\p{Script=Han}、／/]+)\s+(?<english>[A-Za-z].*)$/u

/** Staff write one word in both languages ("漏水 Leak detection"): the reader's half, or the whole where there is one. */
export function halfIn(text: string, language: ReaderLanguage): string {
  const halves = twoLanguages.exec(text)?.groups
  return (writtenLanguage(language) === 'en' ? halves?.english : halves?.chinese) ?? text
}

/** Several as a list without "and": 甲、乙, or A, B. */
export function listIn(texts: readonly string[], language: ReaderLanguage): string {
  return texts.join(writtenLanguage(language) === 'en' ? ', ' : '、')
}
