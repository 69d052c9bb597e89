import { type Language, type ReaderLanguage, writtenLanguage } from './languages.ts'

/**
 * A text as a reader's language has it. Texts are written in two languages; a third is made of one of them by a conversion
 * that is loaded for its readers alone (simplified.ts). Until it is there, and without it, the text it is made of stands.
 */

/** A phrase: the same text, or the same function making one, in each written language. */
export type Phrase<Text> = Readonly<Record<Language, Text>>

type Conversion = (text: string) => string
const conversions = new Map<ReaderLanguage, Conversion>()

/** Called once at start by whoever needs the language; from then on `inLanguage` speaks it. */
export function addConversion(language: ReaderLanguage, convert: Conversion): void {
  conversions.set(language, convert)
}

/** Whether a language can be spoken now: it is written, or its conversion is there. */
export function isSpoken(language: ReaderLanguage): boolean {
  return language === writtenLanguage(language) || conversions.has(language)
}

/** The side of a phrase for a reader; where it is a function, what is filled in (names, messages) is not converted. */
export function inLanguage<Text>(phrase: Phrase<Text>, language: ReaderLanguage): Text
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined
export function inLanguage<Text>(phrase: Phrase<Text> | undefined, language: ReaderLanguage): Text | undefined {
  if (!phrase) return undefined
  const text = phrase[writtenLanguage(language)]
  const convert = conversions.get(language)
  return convert ? (converted(text, convert) as Text) : text
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

function converted(text: unknown, convert: Conversion): unknown {
  if (typeof text === 'string') return convert(text)
  if (typeof text === 'function') {
    return (...filled: unknown[]) => {
      const made: unknown = text(...filled)
      return typeof made === 'string' ? convertedAround(made, namesIn(filled), convert) : converted(made, convert)
    }
  }
  if (Array.isArray(text)) return text.map((one) => converted(one, convert))
  return text
}

/** Converts what stands between the texts that were filled in, which stay as they are. */
function convertedAround(text: string, [first, ...others]: string[], convert: Conversion): string {
  if (first === undefined) return convert(text)
  return text
    .split(first)
    .map((piece) => convertedAround(piece, others, convert))
    .join(first)
}

const chinese = /[\p{Script=Han}「」『』]/u

/** @returns the texts in Chinese among what is filled in, the longest first */
function namesIn(filled: unknown): string[] {
  return stringsIn(filled)
    .filter((one) => chinese.test(one))
    .sort((one, other) => other.length - one.length)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
