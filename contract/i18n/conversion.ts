import type { Conversion } from './in-language.ts'

type Convert = (text: string) => string

/** What converts text converts whatever makes or holds it: functions and lists. It stands apart, to be loaded with what it works by. */
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

/** Converts what stands between the texts that were filled in, which stay as they are. */
function convertedAround(text: string, [first, ...others]: string[], convert: Convert): string {
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
