import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** Left out where a gateway tells it in another way: an answer is worth more than its count. */
const usageSchema = z.catch(
  z.optional(
    z.nullable(
      z.object({
        prompt_tokens: count,
        completion_tokens: count,
        /** OpenRouter's, US dollars. */
        cost: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
      }),
    ),
  ),
  undefined,
)

const contentSchema = z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) })))
const finishSchema = z.optional(z.nullable(z.string()))

/** One event of a stream. */
export const chunkSchema = z.object({
  choices: z.optional(z.nullable(z.array(z.object({ delta: contentSchema, finish_reason: finishSchema })))),
  usage: usageSchema,
})
export type Chunk = z.infer<typeof chunkSchema>

/** An answer in one piece, which some gateways give though a stream is asked for; errors come so too. */
export const wholeSchema = z.object({
  choices: z.optional(z.nullable(z.array(z.object({ message: contentSchema, finish_reason: finishSchema })))),
  usage: usageSchema,
  error: z.optional(z.unknown()),
})
