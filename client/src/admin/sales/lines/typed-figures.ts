/** Parses a figure; nothing typed is 0. */
export function orNothing(text: string): number | string | undefined {
  return text.trim() === '' ? 0 : numberIn(text)
}

/** Parses "HK$1,180.50" as 1180.5; undefined for ''. */
export function numberIn(text: string): number | string | undefined {
  const plain = text.replaceAll(/[\s,]|HK\$|%/g, '')
  if (plain === '') return undefined
  return Number.isFinite(Number(plain)) ? Number(plain) : text
}
