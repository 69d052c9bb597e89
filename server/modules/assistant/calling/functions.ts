import * as z from 'zod/mini'
import { assistantTools } from '#contract/assistant/tools/assistant-tools.ts'
import { toolNames } from '#contract/assistant/tools/tool-names.ts'
import { once } from '#contract/once.ts'
import type { GatewayTool } from '../gateway/gateway.ts'

/** Longer lists of values, such as all countries, would cost more than they help. */
const valuesMax = 60

/** Returns the tools as functions for a model. */
export const functions = once((): GatewayTool[] =>
  toolNames.map((name) => {
    const { description, input } = assistantTools[name]
    const { $schema: _, ...parameters } = z.toJSONSchema(input, {
      io: 'input',
      unrepresentable: 'any',
      override: shorten,
    })
    return { name, description, parameters }
  }),
)

function shorten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if ((jsonSchema.enum?.length ?? 0) > valuesMax) delete jsonSchema.enum
}
