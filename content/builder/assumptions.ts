import type { Assumptions } from '#contract/builder/assumptions.ts'
import { gatewayMessagesPerDay } from '#contract/catalogue/lpwan.ts'

/**
 * What the system builder plans by, for whoever prices our projects: sales and the engineers who survey sites. They are planning
 * figures of ours, not readings and not promises; the page and its PDF show each as an assumption, and a survey decides.
 * Prices are not here: devices' are the catalogue's, plans' are what staff have published.
 */
export const assumptions: Assumptions = {
  // Engineers: two pump rooms and two roof tanks are usual in a tower.
  leakPerBuilding: 4,
  // Engineers: main intake, and the landlord's services.
  metersPerBuilding: 2,
  // Engineers: floors and square metres that one LoRaWAN gateway reaches from its riser; the open range of /lpwan does not hold indoors.
  reach: {
    open: { floors: 6, area: 2500 },
    partition: { floors: 4, area: 1500 },
    concrete: { floors: 3, area: 1000 },
  },
  // Engineers: hourly sign of life; meters each 15 minutes and air each 10; a bay that changes hands some twenty times, in and out.
  messagesPerDay: { leak: 24, energy: 96, air: 144, parking: 40 },
  // The same as /lpwan's calculator.
  gatewayMessages: gatewayMessagesPerDay,
  // Sales: hours of one technician for one piece. A meter is the longest: a registered electrical worker, with the circuit off.
  hours: {
    leak: { low: 0.2, likely: 0.3, high: 0.5 },
    energy: { low: 1, likely: 1.5, high: 2.5 },
    air: { low: 0.3, likely: 0.4, high: 0.6 },
    parking: { low: 0.3, likely: 0.5, high: 0.8 },
    gateway: { low: 1.5, likely: 2, high: 4 },
  },
  // Sales: survey, setting up, handing over.
  hoursPerSite: { low: 8, likely: 12, high: 20 },
  // Sales: HKD for an hour of one technician, in office hours.
  hourlyRate: 480,
  // Sales: lost, broken by others, or at the end of a battery, from the second year.
  replacedPerThousand: { low: 0, likely: 15, high: 40 },
}
