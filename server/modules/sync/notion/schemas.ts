import * as z from 'zod'
import { storable, visibleText } from '#server/platform/visible-text.ts'

/** One value of a page. What it holds depends on `type`; notion.properties.ts reads it. */
const notionPropertySchema = z.looseObject({ id: z.string(), type: z.string() })
export type NotionProperty = z.infer<typeof notionPropertySchema>

/** A page as every version answers it. Times are ISO 8601, cut to the minute by Notion. */
export const notionPageSchema = z.object({
  id: z.string(),
  created_time: z.iso.datetime(),
  last_edited_time: z.iso.datetime(),
  archived: z.boolean().default(false),
  in_trash: z.boolean().default(false),
  /** Who made it. */
  created_by: z.object({ id: z.string() }).optional().catch(undefined),
  /** Who edited it last, a person or an integration: the id of a Notion user. */
  last_edited_by: z.object({ id: z.string() }).optional().catch(undefined),
  /** What it stands in: a database until 2022-06-28, a data source since, or no table at all. */
  parent: z
    .object({ database_id: z.string().optional(), data_source_id: z.string().optional() })
    .optional()
    .catch(undefined),
  /** Its address in the workspace. */
  url: z.string().optional().catch(undefined),
  properties: z.record(z.string(), notionPropertySchema),
})
export type NotionPage = z.infer<typeof notionPageSchema>

const userNameMax = 200

/** A person, or an integration, which Notion calls a bot. */
export const notionUserSchema = z
  .object({ type: z.string().optional(), name: z.string().nullish() })
  .transform(({ type, name }) => ({
    name:
      visibleText(name ?? '')
        ?.slice(0, userNameMax)
        .toWellFormed() ?? null,
    isBot: type === 'bot',
  }))
/** The user that an integration is. */
export const selfSchema = z.object({ id: z.string() })
export type NotionUser = z.infer<typeof notionUserSchema>

export const queryAnswerSchema = z
  .object({
    results: z.array(notionPageSchema),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
    request_status: z.object({ type: z.string() }).optional(),
  })
  .refine(({ has_more, next_cursor }) => !has_more || next_cursor !== null)
export type QueryAnswer = z.infer<typeof queryAnswerSchema>

const optionsSchema = z
  .object({ options: z.array(z.object({ name: z.string() })).default([]) })
  .transform(({ options }) => options.map(({ name }) => name))
  .optional()
  .catch(undefined)

const columnsSchema = z
  .record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      number: z.object({ format: z.string() }).optional(),
      select: optionsSchema,
      multi_select: optionsSchema,
      status: optionsSchema,
    }),
  )
  .transform((columns) =>
    Object.entries(columns).map(([name, { id, type, number, select, multi_select, status }]): NotionColumn => {
      const options = select ?? multi_select ?? status
      return {
        name: storable(name),
        id,
        type,
        ...(number && { numberFormat: number.format }),
        ...(options && { options }),
      }
    }),
  )

/** A column of a database or data source. */
export interface NotionColumn {
  name: string
  id: string
  type: string
  /** Of a number: how it is shown, `percent` meaning that 0.2 stands for 20. */
  numberFormat?: string
  /** Of a select, multi-select or status: the names that it has. */
  options?: string[]
}

const titleSchema = z
  .array(z.object({ plain_text: z.string() }))
  .transform((pieces) => storable(pieces.map((piece) => piece.plain_text).join('')))

/** What holds the columns: a database under version 2022-06-28, a data source since. The title may be empty. */
export const databaseAnswerSchema = z.object({ title: titleSchema.default(''), properties: columnsSchema })

const dataSourceSchema = z.object({ id: z.string(), name: z.string().nullish() }).transform(({ id, name }) => ({
  id,
  name: storable(name || 'Untitled'),
}))
export type DataSource = z.infer<typeof dataSourceSchema>

/** A database from version 2025-09-03 on: the columns are its data sources'. */
export const containerAnswerSchema = z.object({ title: titleSchema, data_sources: z.array(dataSourceSchema) })

export const errorAnswerSchema = z.object({
  code: z.string(),
  message: z.string().transform(storable),
  additional_data: z
    .object({ error_type: z.string().optional(), minimum_api_version: z.string().optional() })
    .optional()
    .catch(undefined),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
