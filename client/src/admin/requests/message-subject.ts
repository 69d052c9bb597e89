/** Length of a subject in characters. */
const most = 60

/** Returns the first line of a message as the subject of its page, cut after a word where it is long. */
export function messageSubject(message: string): string {
  const [first = ''] = message.trim().split(/\n/)
  const line = first.trim()
  if (line.length <= most) return line.replace(/[.。]$/, '')
  const cut = line.slice(0, most)
  const end = /^.*[\s，。；、,.;]/.exec(cut)?.[0] ?? ''
  return `${(end.length > most / 2 ? end : cut).replace(/[\s，。；、,.;]+$/, '')}…`
}
