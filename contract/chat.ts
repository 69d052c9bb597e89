import * as z from 'zod/mini'

/** The longest message that a visitor may send. Characters. */
export const chatMessageMax = 2000

/** POST /chat. The server keeps the conversation: a visitor sends its id, once there is one, and one message. */
export const chatRequestSchema = z.strictObject({
  conversationId: z.optional(z.uuid()),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMax)),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** 200 of POST /chat. */
export const chatReplySchema = z.object({ conversationId: z.uuid(), reply: z.string() })
export type ChatReply = z.infer<typeof chatReplySchema>
