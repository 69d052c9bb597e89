import type { Assumptions } from '#contract/builder/assumptions.ts'
import type { Bill, BillLine, Reason } from '#contract/builder/bill.ts'
import type { BatteryChanges, Change } from '#contract/builder/costs.ts'
import { inLanguage, nameIn, withFallback } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Offering } from '#contract/sales/offerings.ts'
import { assumptionWords } from './assumptions.words.ts'
import { batteryWords, changeWords, reasonWords } from './bill.words.ts'
import { offeringAt } from './offerings.ts'

/** Explains the quantity of a line in a sentence. */
export function reasonText(reason: Reason, language: ReaderLanguage): string {
  switch (reason.code) {
    case 'leak':
      return inLanguage(reasonWords.leak, language)(reason.floors, reason.perFloor, reason.perBuilding)
    case 'metersGiven':
      return inLanguage(reasonWords.metersGiven, language)(reason.meters)
    case 'metersOfFloors':
      return inLanguage(reasonWords.metersOfFloors, language)(reason.floors, reason.perBuilding)
    case 'air':
      return inLanguage(reasonWords.air, language)(reason.area, reason.floors, reason.perSensor)
    case 'parking':
      return inLanguage(reasonWords.parking, language)(reason.bays)
    case 'reach':
      return inLanguage(reasonWords.reach, language)(reason.devices, reason.walls, reason.reach)
    case 'load':
      return inLanguage(reasonWords.load, language)(reason.devices, reason.messages)
    case 'plan':
      return inLanguage(reasonWords.plan, language)(reason.points, reason.devices)
    case 'platform':
      return inLanguage(reasonWords.platform, language)(reason.devices)
    case 'installation':
      return inLanguage(reasonWords.installation, language)(reason.devices, reason.hours)
    case 'own':
      return inLanguage(reasonWords.own, language)(reason.suggested)
  }
}

/** Returns the plan or service of a line; undefined for products. */
export function offeringOf({ address, offered }: BillLine): Offering | undefined {
  return offeringAt(address, offered ? [offered] : [])
}

export function lineName(line: BillLine, language: ReaderLanguage): string {
  if (line.product) return nameIn(line.product, language)
  const offering = offeringOf(line)
  return offering ? withFallback(offering.name, language) : line.address
}

/** Describes a change of the input. */
export function changeText(change: Change, language: ReaderLanguage): string {
  switch (change.code) {
    case 'walls':
      return inLanguage(changeWords.walls, language)(change)
    case 'run':
      return inLanguage(changeWords.run, language)(change)
    case 'installation':
      return inLanguage(changeWords.installation, language)(change)
    case 'without':
      return inLanguage(changeWords.without, language)(change)
    case 'air':
      return inLanguage(changeWords.air, language)(change)
  }
}

/** Describes the battery changes of a line's devices, such as "80 × Parking Sensor, every 8 years". */
export function batteryText({ line, life, changes }: BatteryChanges, language: ReaderLanguage): string {
  return inLanguage(batteryWords.of, language)(lineName(line, language), life, changes)
}

/**
 * Lists the assumptions that the bill rests on.
 * @param money formats an amount in HKD
 */
export function assumptionTexts(
  { lines }: Bill,
  { assumptions, hasBatteries }: { assumptions: Assumptions; hasBatteries: boolean },
  money: (amount: number) => string,
  language: ReaderLanguage,
): string[] {
  const needsOf = (devices: BillLine[]) =>
    devices.flatMap(({ kind, need }) => (kind === 'device' && need ? [need] : []))
  const hasGateways = lines.some(({ kind }) => kind === 'gateway')
  const isInstalled = lines.some(({ kind }) => kind === 'installation')
  const devices = needsOf(lines)
  const heard = needsOf(lines.filter(({ product }) => product?.price.connectivity.type === 'lora'))
  const { prices, reach, load, installation, replaced, batteries, range, estimate } = assumptionWords
  const sentences = [
    prices,
    ...(hasGateways ? [reach, load] : []),
    ...(isInstalled ? [installation] : []),
    ...(devices.length > 0 ? [replaced] : []),
    ...(hasBatteries ? [batteries] : []),
    ...(devices.length > 0 ? [range] : []),
    estimate,
  ]
  return sentences.map((words) => inLanguage(words, language)({ assumptions, devices, heard, money }))
}
