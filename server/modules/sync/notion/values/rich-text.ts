import * as z from 'zod'
import { wordDiff } from '#contract/i18n/word-diff.ts'
import { type Formatting, formattings } from '#contract/sync/sync.ts'
import type { NotionProperty } from '../schemas.ts'
import { pieceLimits, piecesOf } from './pieces.ts'

interface Part {
  text: string
  annotations: Record<string, unknown>
  link: string | undefined
  /** A mention or equation, which can only stay as a whole. */
  atom: object | undefined
  kinds: Formatting[]
  unwritable: Formatting[]
}

interface FormattedText {
  pieces: object[]
  loses: Formatting[]
}

/**
 * Converts a text to rich text that keeps the formatting of unchanged parts. Text that replaces a uniformly formatted
 * part takes its formatting; a mention or equation stays whole or becomes plain. @param present the property to be
 * overwritten
 */
export function formattedText(text: string, present: NotionProperty | undefined): FormattedText {
  const parts = partsOf(present)
  const plain = piecesOf(text).map((content) => ({ type: 'text', text: { content } }))
  if (parts.every(({ kinds }) => kinds.length === 0)) return { pieces: plain, loses: [] }
  const { runs, lost } = runsOf(text, parts)
  const pieces = joined(runs).flatMap(written)
  if (pieces.length <= pieceLimits.count) return { pieces, loses: ordered(lost) }
  return { pieces: plain, loses: ordered(parts.flatMap(({ kinds }) => kinds)) }
}

function ordered(kinds: Iterable<Formatting>): Formatting[] {
  const lost = new Set(kinds)
  return formattings.filter((kind) => lost.has(kind))
}

const partSchema = z.looseObject({
  type: z.string(),
  plain_text: z.string(),
  annotations: z.record(z.string(), z.unknown()).catch({}),
  text: z
    .object({ link: z.object({ url: z.string() }).nullish() })
    .optional()
    .catch(undefined),
  mention: z.looseObject({ type: z.string() }).optional().catch(undefined),
  equation: z.object({ expression: z.string() }).optional().catch(undefined),
})

function partsOf(present: NotionProperty | undefined): Part[] {
  const read = z.array(partSchema).safeParse(present?.[present.type])
  return read.success ? read.data.map(partOf) : []
}

function partOf({ type, plain_text: text, annotations: all, ...content }: z.infer<typeof partSchema>): Part {
  const annotations = Object.fromEntries(Object.entries(all).filter(([, value]) => value && value !== 'default'))
  const url = content.text?.link?.url
  const link = url !== undefined && isWritableLink(url) ? url : undefined
  const atom = type === 'text' ? undefined : atomOf(type, text, content)
  const own: Formatting[] = type === 'text' ? [] : [type === 'equation' ? 'equation' : 'mention']
  const kinds = [
    ...own,
    ...formattings.filter((kind) => annotations[kind]),
    ...(url === undefined ? [] : ['link' as const]),
  ]
  const unwritable = [...(atom ? [] : own), ...(url !== undefined && !link ? ['link' as const] : [])]
  return { text, annotations, link, atom, kinds: text.trim() === '' ? [] : kinds, unwritable }
}

/** Notion returns links within it without a host and does not accept them. */
function isWritableLink(url: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(url) && url.length <= pieceLimits.link
}

/** Mentions that Notion accepts, by kind. It refuses other kinds, and pages that the integration cannot see. */
const mentions: Record<string, z.ZodType<object>> = {
  user: z.object({ id: z.string() }),
  page: z.object({ id: z.string() }),
  database: z.object({ id: z.string() }),
  date: z.object({ start: z.string(), end: z.string().nullish(), time_zone: z.string().nullish() }),
}
const unseenTitle = 'Untitled'

function atomOf(
  type: string,
  text: string,
  { mention, equation }: Pick<z.infer<typeof partSchema>, 'mention' | 'equation'>,
): object | undefined {
  if (type === 'equation' && equation) return { type, equation: { expression: equation.expression } }
  const kind = mention?.type ?? ''
  const target = mentions[kind]?.safeParse(mention?.[kind])
  if (type !== 'mention' || !target?.success || text === unseenTitle) return undefined
  return { type, mention: { type: kind, [kind]: target.data } }
}

/** A stretch of the new text with the part whose formatting it takes. */
interface Run {
  text: string
  part: Part | undefined
  isOwn: boolean
}

/** Splits the new text into runs and collects formatting that is lost. */
function runsOf(text: string, parts: Part[]): { runs: Run[]; lost: Set<Formatting> } {
  const walk = createWalk(parts)
  const fate: Fate = { remaining: new Map(), replaced: new Set() }
  const runs: Run[] = []
  let removed: Part[] = []
  for (const piece of wordDiff(parts.map((part) => part.text).join(''), text)) {
    if (piece.kind === 'removed') {
      removed = walk.take(piece.text).flatMap((run) => (run.part && run.text.trim() !== '' ? [run.part] : []))
      continue
    }
    if (piece.kind === 'same') {
      for (const run of walk.take(piece.text)) {
        if (run.part) fate.remaining.set(run.part, (fate.remaining.get(run.part) ?? '') + run.text)
        runs.push(run)
      }
    } else {
      const part = sameSetting(removed.length > 0 ? removed : [runs.at(-1)?.part, walk.next()])
      runs.push({ text: piece.text, part, isOwn: false })
      if (!part) for (const one of removed) fate.replaced.add(one)
    }
    removed = []
  }
  const lost = new Set(parts.flatMap((part) => lostOf(part, fate)))
  if (runs.some((run) => isStrayLink(run, fate))) lost.add('link')
  return { runs: runs.map((run) => ({ ...run, part: settingAs(run, fate) })), lost }
}

interface Fate {
  remaining: Map<Part, string>
  replaced: Set<Part>
}

function lostOf(part: Part, { remaining, replaced }: Fate): Formatting[] {
  const left = remaining.get(part) ?? ''
  if (left.trim() === '') return replaced.has(part) ? part.kinds : []
  return part.atom && left !== part.text ? part.kinds.slice(0, 1) : part.unwritable
}

/** A link whose text was replaced completely no longer describes its target. */
function isStrayLink({ part, isOwn }: Run, { remaining }: Fate): boolean {
  return !isOwn && part?.link !== undefined && (remaining.get(part) ?? '').trim() === ''
}

/** Returns a run's formatting without stray links and without incomplete mentions or equations. */
function settingAs(run: Run, fate: Fate): Part | undefined {
  const { part, text } = run
  if (part && isStrayLink(run, fate)) return { ...part, link: undefined }
  return part?.atom && text !== part.text ? { ...part, atom: undefined } : part
}

function createWalk(parts: Part[]) {
  let [index, offset] = [0, 0]
  return {
    next: () => parts[index],
    take(text: string): Run[] {
      const runs: Run[] = []
      let left = text
      for (let part = parts[index]; left !== '' && part; part = parts[index]) {
        const length = Math.min(left.length, part.text.length - offset)
        if (length > 0) runs.push({ text: left.slice(0, length), part, isOwn: true })
        left = left.slice(length)
        offset += length
        if (offset < part.text.length) break
        index += 1
        offset = 0
      }
      return runs
    },
  }
}

/** Returns the common formatting of parts; undefined if it differs or includes a mention or equation. */
function sameSetting(parts: (Part | undefined)[]): Part | undefined {
  const [first] = parts
  const isOne = first && parts.every((part) => part && !part.atom && settingOf(part) === settingOf(first))
  return isOne ? first : undefined
}

function settingOf({ annotations, link, atom }: Pick<Part, 'annotations' | 'link' | 'atom'>): string {
  return JSON.stringify([annotations, link, atom])
}

function joined(runs: Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last && !last.part?.atom && !run.part?.atom && keyOf(last) === keyOf(run)) last.text += run.text
    else whole.push({ ...run })
  }
  return whole
}

const unset = { annotations: {}, link: undefined, atom: undefined }

function keyOf({ part = unset }: { part: typeof unset | Part | undefined }): string {
  return settingOf(part)
}

function written({ text, part }: Run): object[] {
  const annotations = part && Object.keys(part.annotations).length > 0 ? { annotations: part.annotations } : {}
  if (part?.atom) return [{ ...part.atom, ...annotations }]
  const link = part?.link === undefined ? {} : { link: { url: part.link } }
  return piecesOf(text).map((content) => ({ type: 'text', text: { content, ...link }, ...annotations }))
}
