import type { Assumptions } from '#contract/builder/assumptions.ts'
import { gatewayMessagesPerDay } from '#contract/catalogue/lpwan.ts'

/**
 * Planning figures of the system builder, maintained by sales and by the engineers who survey sites. They are neither
 * measurements nor promises: page and PDF show each as an assumption that a survey confirms. Prices are not here:
 * devices use the catalogue, plans what staff have published.
 */
export const assumptions: Assumptions = {
  // Engineers: two pump rooms and two roof tanks are usual in a tower.
  leakPerBuilding: 4,
  // Engineers: main intake, and the landlord's services.
  metersPerBuilding: 2,
  // Engineers: floors and square metres in range of one LoRaWAN gateway; the outdoor range of /lpwan does not hold
  // indoors.
  reach: {
    open: { floors: 6, area: 2500 },
    partition: { floors: 4, area: 1500 },
    concrete: { floors: 3, area: 1000 },
  },
  // Engineers: hourly heartbeats; meters every 15 minutes and air every 10; about twenty changes of a parking bay, in
  // and out.
  messagesPerDay: { leak: 24, energy: 96, air: 144, parking: 40 },
  // As in the calculator of /lpwan.
  gatewayMessages: gatewayMessagesPerDay,
  // Sales: hours of one technician per piece. Meters take longest: a registered electrical worker, with the circuit
  // off.
  hours: {
    leak: { low: 0.2, likely: 0.3, high: 0.5 },
    energy: { low: 1, likely: 1.5, high: 2.5 },
    air: { low: 0.3, likely: 0.4, high: 0.6 },
    parking: { low: 0.3, likely: 0.5, high: 0.8 },
    gateway: { low: 1.5, likely: 2, high: 4 },
  },
  // Sales: survey, configuration, handover.
  hoursPerSite: { low: 8, likely: 12, high: 20 },
  // Sales: HKD per hour of one technician, in office hours.
  hourlyRate: 480,
  // Sales: lost or damaged, from the second year on.
  replacedPerThousand: { low: 0, likely: 15, high: 40 },
  // Sales: lithium cells of one device, HKD.
  batteryPrice: { low: 30, likely: 50, high: 90 },
  // Engineers: on a round through the building, many devices a day.
  batteryHours: { low: 0.1, likely: 0.15, high: 0.25 },
}
