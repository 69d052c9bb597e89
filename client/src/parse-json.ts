/** @returns what a text says; null where there is no text, or it is not JSON */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
