import * as z from 'zod'
import { storable } from './notion.text.ts'

/** One value of a page. What it holds depends on `type`; notion.properties.ts reads it. */
const notionPropertySchema = z.looseObject({ id: z.string(), type: z.string() })
export type NotionProperty = z.infer<typeof notionPropertySchema>

/** A page as a query answers it under version 2022-06-28. Times are ISO 8601, cut to the minute by Notion. */
export const notionPageSchema = z.object({
  id: z.string(),
  created_time: z.iso.datetime(),
  last_edited_time: z.iso.datetime(),
  archived: z.boolean().default(false),
  in_trash: z.boolean().default(false),
  properties: z.record(z.string(), notionPropertySchema),
})
export type NotionPage = z.infer<typeof notionPageSchema>

export const queryAnswerSchema = z
  .object({
    results: z.array(notionPageSchema),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
    request_status: z.object({ type: z.string() }).optional(),
  })
  .refine(({ has_more, next_cursor }) => !has_more || next_cursor !== null)
export type QueryAnswer = z.infer<typeof queryAnswerSchema>

export const databaseAnswerSchema = z
  .object({
    title: z.array(z.object({ plain_text: z.string() })),
    properties: z.record(
      z.string(),
      z.object({ id: z.string(), type: z.string(), number: z.object({ format: z.string() }).optional() }),
    ),
  })
  .transform(({ title, properties }) => ({
    title: title.map((piece) => piece.plain_text).join(''),
    properties: Object.entries(properties).map(([name, { id, type, number }]) => ({
      name: storable(name),
      id,
      type,
      ...(number && { numberFormat: number.format }),
    })),
  }))
/** A database: its title, which may be empty, and its columns. */
export type NotionDatabase = z.infer<typeof databaseAnswerSchema>
export type NotionColumn = NotionDatabase['properties'][number]

export const errorAnswerSchema = z.object({
  code: z.string(),
  message: z.string().transform(storable),
  additional_data: z.object({ error_type: z.string().optional() }).optional().catch(undefined),
})
