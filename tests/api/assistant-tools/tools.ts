import { expect } from 'vitest'
import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { assistantTools } from '#contract/assistant/tools/assistant-tools.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { TestApp } from '#tests/support/app.ts'

/** Runs a tool that must answer, and checks its output against the contract. */
export async function answered<Name extends ToolName>(
  { services }: Pick<TestApp, 'services'>,
  name: Name,
  input: unknown,
  language: ReaderLanguage = 'en',
): Promise<ToolOutput<Name> & { sources: string[] }> {
  const result = await services.tools.run(name, input, { language })
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result)}`)
  expect(assistantTools[name].output.parse(result.output), name).toEqual(result.output)
  return { ...result.output, sources: result.sources.map(({ path }) => path) }
}

/** The code by which a tool refuses, with its values. */
export async function refused({ services }: Pick<TestApp, 'services'>, name: ToolName, input: unknown) {
  const result = await services.tools.run(name, input, { language: 'en' })
  if (result.ok) throw new Error(`${name} answered: ${JSON.stringify(result.output)}`)
  return { code: result.code, ...result.params }
}
