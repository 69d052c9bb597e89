import {
  type Bilingual,
  defaultLanguage,
  type Language,
  otherLanguage,
  type ReaderLanguage,
  writtenLanguage,
} from './language-values.ts'

/**
 * Selects texts by the reader's language. Texts are written in two languages. Simplified Chinese is converted from one of them
 * (simplified.ts); a further language has translations (content/translations) and falls back to English. Only its readers load
 * either; until then, the written text is used.
 */

/** A text, or a function that returns one, in each written language. */
export type Phrase<Text> = Readonly<Record<Language, Text>>

/** Converts a text, a list of texts, or a function that returns one. */
export type Conversion = <Text>(text: Text) => Text
const conversions = new Map<ReaderLanguage, Conversion>()

/** Translated texts of each language, by phrase. */
const translations = new Map<ReaderLanguage, Map<unknown, unknown>>()

/** Registers a conversion, once at start; `inLanguage` uses it from then on. */
export function addConversion(language: ReaderLanguage, convert: Conversion): void {
  conversions.set(language, convert)
}

/** Texts of a dictionary, or of one phrase, in a further language: typed by the Traditional Chinese ones; missing ones fall back. */
export type Translation<Words> =
  Words extends Phrase<unknown> ? Words['zh-TW'] : { readonly [Key in keyof Words]?: Translation<Words[Key]> }

/** Registers translated texts; `inLanguage` uses them from then on. */
export function addTranslation<Words extends object>(
  language: ReaderLanguage,
  words: Words,
  texts: Translation<Words>,
): void {
  addTexts(startTranslations(language), words, texts)
}

function addTexts(known: Map<unknown, unknown>, words: unknown, texts: unknown): void {
  if (typeof words !== 'object' || words === null || texts === undefined) return
  if (defaultLanguage in words) known.set(words, texts)
  else for (const [key, part] of Object.entries(words)) addTexts(known, part, Reflect.get(Object(texts), key))
}

/** Marks a language as loaded, even without a single translation. Returns its texts by phrase. */
export function startTranslations(language: ReaderLanguage): Map<unknown, unknown> {
  const known = translations.get(language) ?? new Map<unknown, unknown>()
  translations.set(language, known)
  return known
}

/** Returns whether a language is written, or its conversion or translations are loaded. */
export function isSpoken(language: ReaderLanguage): boolean {
  return language === writtenLanguage(language) || conversions.has(language) || translations.has(language)
}

export function convertedTo<Text>(language: ReaderLanguage, text: Text): Text {
  return conversions.get(language)?.(text) ?? text
}

/** Returns a phrase in the reader's language. Values filled into a function (names, messages) are not converted. */
export function inLanguage<Text>(phrase: Phrase<Text>, language: ReaderLanguage): Text
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined {
  if (!phrase) return undefined
  const own = translations.get(language)?.get(phrase)
  return own === undefined ? convertedTo(language, phrase[writtenLanguage(language)]) : (own as Text)
}

/** Returns a text in the reader's language, or in the other language if it is missing. */
export function withFallback(text: Bilingual, language: ReaderLanguage): string {
  return inLanguage(text, language) || text[otherLanguage(language)]
}

/** @returns English if the reader's language is English and it is not empty, else Chinese */
export function orChinese<Text>(english: Text | null | undefined, chinese: Text, language: ReaderLanguage): Text {
  return (writtenLanguage(language) === 'en' && english) || chinese
}

/** @returns the English name if the reader's language is English and there is one, else the name */
export function nameIn(record: { name: string; nameEn?: string | null | undefined }, language: ReaderLanguage): string {
  return orChinese(record.nameEn, record.name, language)
}

const twoLanguages = /^(?<chinese>[\p{Script=Han}、／/]+)\s+(?<english>[A-Za-z].*)$/u

/** Returns the reader's half of a text in both languages ("漏水 Leak detection"), or the whole text. */
export function halfIn(text: string, language: ReaderLanguage): string {
  const halves = twoLanguages.exec(text)?.groups
  return (writtenLanguage(language) === 'en' ? halves?.english : halves?.chinese) ?? text
}

/** Joins texts as a list without "and": 甲、乙, or A, B. */
export function listIn(texts: readonly string[], language: ReaderLanguage): string {
  return texts.join(writtenLanguage(language) === 'en' ? ', ' : '、')
}
