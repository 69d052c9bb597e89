import { assistantTools, type ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { deploymentBounds } from '#contract/catalogue/lpwan.ts'
import type { Need } from '#contract/sales/offerings.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { listed } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'
import { lpwanWords, systemWords } from '../words/company.words.ts'
import { namedIn } from './subject.ts'
import { nameOf, reply } from './wording.ts'

const needWords: [Need, RegExp][] = [
  ['leak', /漏水|水浸|滲水|leak|flood|water (?:damage|ingress)/u],
  ['energy', /電錶|用電|電力|電費|能源|慳電|energy|electric|power (?:use|usage|consumption|monitor)|meter/u],
  ['air', /空氣|二氧化碳|\biaq\b|\bco2\b|\bair\b/u],
  ['parking', /泊車|車位|停車|parking|car park|\bbays?\b/u],
]

const wallWords: ['open' | 'partition' | 'concrete', RegExp][] = [
  ['concrete', /石屎|混凝土|concrete/u],
  ['open', /開放式|open[- ]plan/u],
  ['partition', /間牆|間隔|partition/u],
]

const gatewayWords = /網關|閘道|基站|gateway|base station/u

/** A system for a building, as the builder plans it; asks for the building where it must. */
export const replyToSystem: Replier = async (asking) => {
  const { u, language, run, currency } = asking
  const { floors, area, bays, tenants } = u.site
  const hasSite = floors !== undefined || area !== undefined || bays !== undefined
  const isAsked = u.requests.has('build') || hasSite
  if (!isAsked || u.quantities.length > 0 || u.price || bays === 1) return undefined
  const needs = needWords.flatMap(([need, pattern]) => (pattern.test(u.text) ? [need] : []))
  const isGateways = gatewayWords.test(u.text)
  const isOfOneFloor = /per (?:office )?floor|每層|一層/u.test(u.text)
  if (isOfOneFloor && area === undefined && (floors ?? 1) === 1) return undefined
  if (!hasSite) {
    const isOpen = /how many|幾多|多少|點規劃|plan|design|設計|規劃/u.test(u.text)
    if (!isOpen || /message|訊息|channel|頻道|幾多(?:錢|款|種)/u.test(u.text)) return undefined
    if (needs.length === 0 && !isGateways && !/sensor|device|感測器|裝置|系統|system/u.test(u.text)) return undefined
    if (namedIn(asking).some(({ products }) => products.some(({ category }) => category === 'systems')))
      return undefined
    return isGateways && needs.length === 0 ? undefined : reply(asking, 'asked', [systemWords.ask[language]])
  }
  if (needs.length === 0 && !isGateways)
    return u.requests.has('build') ? reply(asking, 'asked', [systemWords.ask[language]]) : undefined
  const [walls] = wallWords.find(([, pattern]) => pattern.test(u.text)) ?? []
  const planned = await run('build_system', {
    needs: needs.length > 0 ? needs : ['leak'],
    // an area alone is that of one floor
    ...(floors === undefined ? area !== undefined && { floors: 1 } : { floors }),
    ...(area !== undefined && { area }),
    ...(bays !== undefined && { bays }),
    ...(tenants !== undefined && { meters: tenants }),
    ...(walls && { walls }),
    currency,
  })
  if (!planned.ok) return undefined
  const { output } = planned
  const building = buildingText(output, needs, language)
  const citation = asking.cite.of(planned.sources[0] ?? { kind: 'page', title: building, path: '/builder' })
  const gateways = output.lines
    .filter(({ kind }) => kind === 'gateway')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (needs.length === 0) {
    const reason = output.lines.find(({ kind }) => kind === 'gateway')?.reason
    return reply(asking, 'answered', [
      `${systemWords.gateways[language](count(gateways), building)}${joints[language].space}${citation}`,
      reason && escaped(reason),
      systemWords.assumed[language],
    ])
  }
  const lines = output.lines.map(({ quantity, name, reason }) =>
    systemWords.line[language](count(quantity), nameOf({ name }, language), escaped(reason)),
  )
  const five = output.over.find(({ years }) => years === 5) ?? output.over[0]
  return reply(
    asking,
    'answered',
    [
      `${systemWords.lead[language](building)}${joints[language].space}${citation}`,
      listed(lines),
      [
        systemWords.cost[language](money(output.once, currency), money(output.yearly, currency)),
        five
          ? systemWords.over[language](
              count(five.years),
              money(five.cost.low, currency),
              money(five.cost.high, currency),
            )
          : '',
      ].join(joints[language].space),
      systemWords.assumed[language],
    ],
    output.lines.filter(({ kind }) => kind === 'device' || kind === 'gateway').map(({ slug }) => slug),
  )
}

function buildingText({ building }: ToolOutput<'build_system'>, needs: Need[], language: Asking['language']): string {
  const isOnlyParking = needs.length === 1 && needs[0] === 'parking'
  return isOnlyParking
    ? systemWords.bays[language](count(building.bays))
    : systemWords.floors[language](count(building.floors), count(building.area))
}

/** What LPWAN networks cost for a number of devices. */
export const replyToNetworkCost: Replier = async (asking) => {
  const { u, language, run, currency, memory, isFollowUp } = asking
  const changes = u.quantities.length + u.technologies.length + u.years.length > 0
  const before =
    isFollowUp && changes && memory?.name === 'lpwan_cost'
      ? assistantTools.lpwan_cost.input.safeParse(memory.input).data
      : undefined
  const isNetwork =
    u.technologies.length > 0 || /lpwan|四種技術|four technologies|網絡技術|無線技術|network technolog/u.test(u.text)
  const devices = u.quantities.find((value) => Number.isInteger(value) && value >= 1) ?? before?.devices
  const isCost =
    u.requests.has('price') || u.requests.has('compare') || u.order === 'cheapest' || /平|貴|cost|cheap/u.test(u.text)
  const isOfNetworks = u.years.length > 0 && u.technologies.length > 0 && /cheaper|cheapest|平|便宜|抵/u.test(u.text)
  if (!(before || (isNetwork && isCost)) || devices === undefined) return undefined
  if (namesProduct(asking) && !(isOfNetworks && onlyGateways(asking))) return undefined
  const years = u.years[0] ?? (u.isYearly ? 1 : before?.years)
  const technologies =
    isOfNetworks && u.technologies.length === 1
      ? undefined
      : u.technologies.length > 0
        ? u.technologies
        : before?.technologies
  const result = await run('lpwan_cost', {
    devices: Math.min(devices, deploymentBounds.devices.high),
    ...(years && { years: Math.min(Math.max(Math.round(years), 1), deploymentBounds.years.high) }),
    ...(technologies && { technologies }),
    currency,
  })
  if (!result.ok) return undefined
  const { output } = result
  const citation = asking.cite.of(result.sources[0] ?? { kind: 'page', title: 'LPWAN', path: '/lpwan' })
  const amount = (value: number) => money(value, currency)
  const sorted = [...output.technologies].sort((a, b) => a.total.low - b.total.low)
  const lines = sorted.map(({ name, total, perDevice }) =>
    lpwanWords.line[language](
      name,
      amount(total.low),
      amount(total.high),
      lpwanWords.span[language](amount(perDevice.low), amount(perDevice.high)),
    ),
  )
  const best = sorted[0]
  return reply(asking, 'answered', [
    `${lpwanWords.lead[language](count(output.devices), count(output.years), count(output.squareKilometres))}${joints[language].space}${citation}`,
    listed(lines),
    sorted.length > 1 && best ? lpwanWords.cheapest[language](best.name) : undefined,
    lpwanWords.basis[language],
  ])
}

/** Whether nothing but gateways is named: a network of one's own. */
function onlyGateways(asking: Asking): boolean {
  return namedIn(asking).every(({ products }) => gatewayWords.test(products[0]?.name.en.toLowerCase() ?? ''))
}

/** Whether a product is named by more than its network: "LoRaWAN gateway". */
export function namesProduct(asking: Asking): boolean {
  return namedIn(asking).some(
    ({ text }) =>
      text
        .replace(/lora ?(?:wan)?|nb-?iot|sigfox|lte-?m|devices?|sensors?|networks?|裝置|感測器|網絡/gu, ' ')
        .trim() !== '',
  )
}
