import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageStyles } from './styles.ts'

type Taken = Record<string, PageStyles>

/** The same in effect, written otherwise. */
const same: [RegExp, string][] = [
  [/\bflex-(start|end)\b/g, '$1'],
  [/\bnormal\b/g, 'auto'],
  [/^(?:50%|[\d.]+e\+07px)$/, 'round'],
  [/rgba\(0, 0, 0, 0\) 0px 0px 0px 0px, /g, ''],
]
/** What follows from the other styles of the page: said only where nothing else is. */
const geometry = /^(?:width|height|top|right|bottom|left|grid-template-(?:columns|rows)|d|x|y|cx|cy|r|rx|ry)$/
const shownMax = 400

/**
 * Prints each kind of difference between the styles in two folders once, with where it was first seen and how often.
 * @returns whether there is none
 */
export async function compareStyles(before: string, after: string): Promise<boolean> {
  const kinds = new Map<string, { where: string; count: number }>()
  function note(kind: string, where: string): void {
    const known = kinds.get(kind)
    if (known) known.count++
    else kinds.set(kind, { where, count: 1 })
  }
  for (const file of (await readdir(before)).filter((name) => name.endsWith('.json'))) {
    const [old, now] = await Promise.all([before, after].map((folder) => takenIn(path.join(folder, file))))
    if (!old || !now) continue
    for (const [state, styles] of Object.entries(old)) {
      const other = now[state]
      if (other) compareState(styles, other, (what, where) => note(what, `${file} (${state}) ${where}`))
      else note(`no state "${state}"`, file)
    }
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other.count - one.count)
  for (const [kind, { where, count }] of sorted.slice(0, shownMax)) console.log(`${count} × ${kind}\n    ${where}`)
  console.log(`${kinds.size} kinds of difference.`)
  return kinds.size === 0
}

async function takenIn(file: string): Promise<Taken | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

function compareState(old: PageStyles, now: PageStyles, note: (what: string, where: string) => void): void {
  const others = new Map(now.elements)
  const differences: [property: string, what: string, where: string][] = []
  for (const [where, number] of old.elements) {
    const other = others.get(where)
    if (other === undefined) differences.push(['element', 'the element is gone', where])
    else if ((number === -1) !== (other === -1))
      differences.push(['display', number === -1 ? 'is shown' : 'is hidden', where])
    else if (number !== -1) {
      const [was, is] = [old.styles[number] ?? [], now.styles[other] ?? []]
      const placeOf = new Map(now.properties.map((property, index) => [property, index]))
      old.properties.forEach((property, index) => {
        if (property.startsWith('--') || isUnseen(property, (name) => is[placeOf.get(name) ?? -1])) return
        const [one = '', two = ''] = [was[index], is[placeOf.get(property) ?? -1]].map((value) => plain(value ?? ''))
        if (one !== two) differences.push([property, `${property}: ${one} → ${two}`, where])
      })
    }
  }
  const causes = differences.filter(([property]) => !geometry.test(property))
  for (const [, what, where] of causes.length ? causes : differences) note(what, where)
}

/** Whether nobody sees the property: the colour of a line that has no width. */
function isUnseen(property: string, styleOf: (property: string) => string | undefined): boolean {
  const line = /^(border-\w+|outline|column-rule|text-decoration|text-emphasis)-(?:color|style)$/.exec(property)?.[1]
  if (!line) return /^(?:caret-color|text-emphasis-color)$/.test(property)
  if (line === 'text-decoration') return styleOf('text-decoration-line') === 'none'
  return line.startsWith('border') ? styleOf(`${line}-width`) === '0px' : styleOf(`${line}-style`) === 'none'
}

function plain(value: string): string {
  return same.reduce((text, [pattern, by]) => text.replace(pattern, by), value)
}
