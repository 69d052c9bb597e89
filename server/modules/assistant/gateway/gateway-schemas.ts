import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Ignored where it has another form: the answer matters more than its usage. */
const usageSchema = z.catch(
  z.optional(
    z.nullable(
      z.object({
        prompt_tokens: count,
        completion_tokens: count,
        /** OpenRouter only, US dollars. */
        cost: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
      }),
    ),
  ),
  undefined,
)

/** A call of a tool, or a part of one in a stream: parts of the same `index` belong together. */
const callSchema = z.object({
  index: z.optional(z.nullable(z.int())),
  id: z.optional(z.nullable(z.string())),
  function: z.optional(
    z.nullable(z.object({ name: z.optional(z.nullable(z.string())), arguments: z.optional(z.nullable(z.string())) })),
  ),
})
export type CallPart = z.infer<typeof callSchema>

const contentSchema = z.optional(
  z.nullable(
    z.object({
      content: z.optional(z.nullable(z.string())),
      tool_calls: z.optional(z.nullable(z.array(callSchema))),
    }),
  ),
)
const finishSchema = z.optional(z.nullable(z.string()))

export const chunkSchema = z.object({
  choices: z.optional(z.nullable(z.array(z.object({ delta: contentSchema, finish_reason: finishSchema })))),
  usage: usageSchema,
})
export type Chunk = z.infer<typeof chunkSchema>

/** A complete answer, which some gateways send although a stream is requested; errors have this form too. */
export const wholeSchema = z.object({
  choices: z.optional(z.nullable(z.array(z.object({ message: contentSchema, finish_reason: finishSchema })))),
  usage: usageSchema,
  error: z.optional(z.unknown()),
})
