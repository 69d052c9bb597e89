import type { BillLine, Reason } from '#contract/builder/bill.ts'
import type { Change } from '#contract/builder/costs.ts'
import { inLanguage, nameIn, withFallback } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Offering } from '#contract/sales/offerings.ts'
import { changeWords, reasonWords } from './bill.words.ts'
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
