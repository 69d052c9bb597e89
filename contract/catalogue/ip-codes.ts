/**
 * IP code of IEC 60529: a digit for dust and one for water, X when not tested, K by ISO 20653. Does not match "TCP/IP
 * 10/100" or "IP 10.0.0.1".
 */
const ipCode = /(?<![A-Z\d]|TCP\/)IP[ -]?(?!XX)([0-6X]K?[\dX]K?)(?!\.?\d)/

/** Returns the first IP code of a text in any case and width: "IP67" in 「外殼 ip 67／68」. */
export function ipCodeIn(text: string): string | null {
  const digits = ipCode.exec(text.normalize('NFKC').toUpperCase())?.[1]
  return digits === undefined ? null : `IP${digits}`
}

/** Returns the protection of a code: dust 0 to 6, water 0 to 9; 0 when not tested. */
export function protectionOf(code: string): { dust: number; water: number } {
  const [dust = 0, water = 0] = [...code.replace(/^IP|K/g, '')].map((digit) => Number(digit) || 0)
  return { dust, water }
}
