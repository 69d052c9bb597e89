/** A text of a source as Markdown that reads as it stands: what it holds of marks, citations and links is none in an answer. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/[【［](?=\s*\d)/g, '（')
    .replace(/(?<=（\s*\d[\d\s,，、;–-]*)[】］]/g, '）')
}
