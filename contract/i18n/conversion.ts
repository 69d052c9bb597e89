import type { Conversion } from './in-language.ts'

type Convert = (text: string) => string

/**
 * Extends a text conversion to lists and to functions that return text. In a file of its own, which is loaded with
 * the conversion's dictionary.
 */
export function conversionBy(convert: Convert): Conversion {
  return <Text>(text: Text) => converted(text, convert) as Text
}

function converted(text: unknown, convert: Convert): unknown {
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

/** Converts the text around filled-in values, which stay unchanged. */
function convertedAround(text: string, [first, ...others]: string[], convert: Convert): string {
  if (first === undefined) return convert(text)
  return text
    .split(first)
    .map((piece) => convertedAround(piece, others, convert))
    .join(first)
}

const chinese = /[\p{Script=Han}「」『』]/u

/** @returns the Chinese texts among the filled-in values, longest first */
function namesIn(filled: unknown): string[] {
  return stringsIn(filled)
    .filter((one) => chinese.test(one))
    .sort((one, other) => other.length - one.length)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
