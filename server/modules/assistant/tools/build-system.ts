import { assumptions } from '#content/builder/assumptions.ts'
import { offeringOf, reasonText } from '#content/builder/line-texts.ts'
import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { type BillLine, billOf } from '#contract/builder/bill.ts'
import { costsOf } from '#contract/builder/costs.ts'
import { neededInputs } from '#contract/builder/inputs.ts'
import { partsByKind } from '#contract/builder/parts.ts'
import { initialSystem, type SystemInput, systemParameters, systemQuery } from '#contract/builder/system.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { pageSource } from './page-sources.ts'
import { bothNames, converter, productSource } from './product-cards.rules.ts'
import type { Answered, ToolContext, ToolServices } from './tool-context.ts'

type Input = ToolInput<'build_system'>

export function buildSystem({ rates, systemParts }: ToolServices) {
  return async (given: Input, { language }: ToolContext): Promise<Answered<ToolOutput<'build_system'>>> => {
    const input = systemOf(given)
    const bill = billOf(input, partsByKind(await systemParts()), assumptions)
    const { over, once, yearly, onRequest } = costsOf(bill, assumptions, converter(given.currency, rates()))
    const needed = neededInputs(input, bill)
    const isGiven = (name: string) => Reflect.get(given, name) !== undefined
    const { floors, area, bays, meters, walls, run, installation } = input
    return {
      output: {
        currency: given.currency,
        building: {
          floors,
          area,
          bays,
          meters,
          walls,
          run,
          installation,
          assumed: systemParameters.filter((name) => needed.has(name) && name in input && !isGiven(name)),
        },
        lines: bill.lines.map((line) => ({
          kind: line.kind,
          slug: line.address,
          name: nameOf(line),
          quantity: line.quantity,
          reason: reasonText(line.reason, language),
        })),
        once,
        yearly,
        onRequest,
        over,
        withoutProduct: bill.faults.flatMap((fault) => (fault.code === 'noPart' ? fault.need : [])),
      },
      sources: [
        pageSource(`/builder?${systemQuery(input)}`, language),
        ...bill.lines.flatMap(({ product }) => (product ? [productSource(product, language)] : [])),
      ],
    }
  }
}

function systemOf({ needs, currency: _, ...given }: Input): SystemInput {
  const numbers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...initialSystem, ...numbers, needs: [...new Set(needs)] }
}

function nameOf(line: BillLine): Bilingual {
  if (line.product) return bothNames(line.product)
  const name = offeringOf(line)?.name ?? { 'zh-TW': line.address, en: line.address }
  return { 'zh-TW': name['zh-TW'] || name.en, en: name.en || name['zh-TW'] }
}
