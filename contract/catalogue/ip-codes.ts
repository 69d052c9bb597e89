/**
 * Protection by IEC 60529: a digit for dust, one for water, each X where it was not tested; K by ISO 20653. Neither "TCP/IP 10/100"
 * nor "IP 10.0.0.1" holds one.
 */
const ipCode = /(?<![A-Z\d]|TCP\/)IP[ -]?(?!XX)([0-6X]K?[\dX]K?)(?!\.?\d)/

/** Finds the first IP code of a text, in any case and width: "IP67" in 「外殼 ip 67／68」. */
export function ipCodeIn(text: string): string | null {
  const digits = ipCode.exec(text.normalize('NFKC').toUpperCase())?.[1]
  return digits === undefined ? null : `IP${digits}`
}

/** Tells what a code says: dust 0 to 6, water 0 to 9; 0 where it was not tested. */
export function protectionOf(code: string): { dust: number; water: number } {
  const [dust = 0, water = 0] = [...code.replace(/^IP|K/g, '')].map((digit) => Number(digit) || 0)
  return { dust, water }
}
