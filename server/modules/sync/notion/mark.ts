import * as z from 'zod'

const words = '由網站建立 · Made by the website:'
const written = new RegExp(`${words} (\\S+)`)

export function markBlock(mark: string): object {
  const text = { type: 'text', text: { content: `${words} ${mark}` }, annotations: { color: 'gray' } }
  return { object: 'block', type: 'paragraph', paragraph: { rich_text: [text] } }
}

const paragraph = z.object({ rich_text: z.array(z.object({ plain_text: z.string() })) })

export const markAnswerSchema = z
  .object({ results: z.array(z.object({ paragraph: paragraph.optional().catch(undefined) })) })
  .transform(({ results }) => {
    const lines = results.map((block) => block.paragraph?.rich_text.map((piece) => piece.plain_text).join('') ?? '')
    return lines.map((line) => written.exec(line)?.[1]).find((mark) => mark !== undefined)
  })
