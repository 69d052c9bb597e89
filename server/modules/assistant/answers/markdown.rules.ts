/** Escapes a source's text for Markdown, so that it cannot contain marks, citations or links. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/[【［](?=\s*\d)/g, '（')
    .replace(/(?<=（\s*\d[\d\s,，、;–-]*)[】］]/g, '）')
}
