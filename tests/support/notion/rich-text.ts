import * as z from 'zod'
import type { Cell } from './values.ts'

/** Names of what can be mentioned: of people and integrations, and titles of pages. */
export type NameOf = (kind: string, id: string) => string | undefined

const none = { bold: false, italic: false, strikethrough: false, underline: false, code: false, color: 'default' }

const annotations = z.strictObject({
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  underline: z.boolean().optional(),
  code: z.boolean().optional(),
  color: z.string().optional(),
})
const common = { annotations: annotations.optional() }
const target = z.strictObject({ id: z.string() })
const day = z.strictObject({ start: z.string(), end: z.string().nullish(), time_zone: z.string().nullish() })
const mention = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('user'), user: target }),
  z.strictObject({ type: z.literal('page'), page: target }),
  z.strictObject({ type: z.literal('database'), database: target }),
  z.strictObject({ type: z.literal('date'), date: day }),
])

/** A text as requests may send it, without the properties that only answers have. */
export const writtenPiece = z.union([
  z.strictObject({
    type: z.literal('text').default('text'),
    text: z.strictObject({ content: z.string(), link: z.strictObject({ url: z.string() }).nullish() }),
    ...common,
  }),
  z.strictObject({ type: z.literal('mention'), mention, ...common }),
  z.strictObject({ type: z.literal('equation'), equation: z.strictObject({ expression: z.string() }), ...common }),
])
export type WrittenPiece = z.infer<typeof writtenPiece>

/** Why Notion refuses a piece; undefined where it takes it. */
export function refusalOf(piece: WrittenPiece, nameOf: NameOf): string | undefined {
  if (piece.type === 'mention' && mentionText(piece.mention, nameOf) === undefined)
    return 'Could not find what is mentioned.'
  const link = piece.type === 'text' ? piece.text.link : null
  return link && !/^[a-z]+:/i.test(link.url) ? 'Invalid URL for link.' : undefined
}

/** A piece as Notion answers with it. */
export function toldPiece(piece: WrittenPiece, nameOf: NameOf): { plain_text: string; [key: string]: unknown } {
  const told = { annotations: { ...none, ...piece.annotations }, href: null }
  if (piece.type === 'equation') return { ...piece, ...told, plain_text: piece.equation.expression }
  if (piece.type === 'mention')
    return { ...piece, ...told, plain_text: mentionText(piece.mention, nameOf) ?? 'Untitled' }
  const { content, link = null } = piece.text
  return { ...piece, ...told, text: { content, link }, plain_text: content, href: link?.url ?? null }
}

function mentionText(mentioned: z.infer<typeof mention>, nameOf: NameOf): string | undefined {
  if (mentioned.type === 'date') {
    const { start, end } = mentioned.date
    return end ? `${start} → ${end}` : start
  }
  const id =
    mentioned.type === 'user'
      ? mentioned.user.id
      : mentioned.type === 'page'
        ? mentioned.page.id
        : mentioned.database.id
  const name = nameOf(mentioned.type, id)
  return mentioned.type === 'user' && name !== undefined ? `@${name}` : name
}

/** A cell of text that somebody has formatted. */
export function formatted(pieces: (string | WrittenPiece)[], nameOf: NameOf = () => 'Somebody'): Cell {
  const all = pieces.map((piece) =>
    toldPiece(typeof piece === 'string' ? { type: 'text', text: { content: piece } } : piece, nameOf),
  )
  return { type: 'rich_text', rich_text: all }
}
