import * as z from 'zod'
import { storable, visibleText } from '#server/platform/visible-text.ts'

/** Content depends on `type`; see values/properties.ts. */
const notionPropertySchema = z.looseObject({ id: z.string(), type: z.string() })
export type NotionProperty = z.infer<typeof notionPropertySchema>

/** Common to all API versions. Notion truncates times to the minute. */
export const notionPageSchema = z.object({
  id: z.string(),
  created_time: z.iso.datetime(),
  last_edited_time: z.iso.datetime(),
  archived: z.boolean().default(false),
  in_trash: z.boolean().default(false),
  created_by: z.object({ id: z.string() }).optional().catch(undefined),
  last_edited_by: z.object({ id: z.string() }).optional().catch(undefined),
  /** A database until 2022-06-28, a data source since, or neither. */
  parent: z
    .object({ database_id: z.string().optional(), data_source_id: z.string().optional() })
    .optional()
    .catch(undefined),
  url: z.string().optional().catch(undefined),
  properties: z.record(z.string(), notionPropertySchema),
})
export type NotionPage = z.infer<typeof notionPageSchema>

const userNameMax = 200

export const notionUserSchema = z
  .object({ type: z.string().optional(), name: z.string().nullish() })
  .transform(({ type, name }) => ({
    name:
      visibleText(name ?? '')
        ?.slice(0, userNameMax)
        .toWellFormed() ?? null,
    isBot: type === 'bot',
  }))
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

export interface NotionColumn {
  name: string
  id: string
  type: string
  /** For numbers; in `percent`, 0.2 stands for 20. */
  numberFormat?: string
  options?: string[]
}

const titleSchema = z
  .array(z.object({ plain_text: z.string() }))
  .transform((pieces) => storable(pieces.map((piece) => piece.plain_text).join('')))

/** A database under version 2022-06-28, a data source since. */
export const databaseAnswerSchema = z.object({ title: titleSchema.default(''), properties: columnsSchema })

const dataSourceSchema = z.object({ id: z.string(), name: z.string().nullish() }).transform(({ id, name }) => ({
  id,
  name: storable(name || 'Untitled'),
}))
export type DataSource = z.infer<typeof dataSourceSchema>

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
