import { numberText } from '#contract/i18n/formats.ts'

const units = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const

/** Formats a number with three significant digits: "77.6K". */
export function shortNumberText(value: number): string {
  const rounded = Number(value.toPrecision(3))
  const [size, sign] = units.find(([size]) => rounded >= size) ?? [1, '']
  return numberText(rounded / size) + sign
}
