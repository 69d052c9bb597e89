import type { ReactNode } from 'react'
import { about } from '#content/about.words.ts'
import { careers } from '#content/careers.words.ts'
import { sitePages } from '#content/site-pages.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { frameWords } from '../src/i18n/frame.words.ts'
import { productsWords } from '../src/i18n/products.words.ts'
import type { SharePage } from '../src/shell/share-pages.ts'
import { builderWords } from '../src/site/builder/builder.words.ts'
import { casesCopy } from '../src/site/case-studies/cases.words.ts'
import { contactCopy } from '../src/site/contact/contact.words.ts'
import { demoCopy } from '../src/site/contact/demo.words.ts'
import { docsWords } from '../src/site/docs/docs.words.ts'
import { esgWords } from '../src/site/esg/esg.words.ts'
import { demoWords } from '../src/site/live-demo/live-demo.words.ts'
import { lpwanCopy } from '../src/site/lpwan/lpwan.words.ts'
import { propertyWords } from '../src/site/property/property.words.ts'
import { solutionsWords } from '../src/site/solutions/solutions.words.ts'
import { supportWords } from '../src/site/support/support.words.ts'
import { AirDrawing } from '../src/ui/drawings/AirDrawing.tsx'
import { DashboardDrawing } from '../src/ui/drawings/DashboardDrawing.tsx'
import { EnergyDrawing } from '../src/ui/drawings/EnergyDrawing.tsx'
import { GatewayDrawing } from '../src/ui/drawings/GatewayDrawing.tsx'
import { LeakDrawing } from '../src/ui/drawings/LeakDrawing.tsx'
import { ParkingDrawing } from '../src/ui/drawings/ParkingDrawing.tsx'
import { PlatformDrawing } from '../src/ui/drawings/PlatformDrawing.tsx'
import { SensorDrawing } from '../src/ui/drawings/SensorDrawing.tsx'
import { SystemDrawing } from '../src/ui/drawings/SystemDrawing.tsx'

/** A page's text beside the company's name, as a shared link shows it. */
export interface Card {
  heading: Bilingual
  /** Below it, smaller. */
  below: Bilingual[]
  drawings: [upper: () => ReactNode, lower: () => ReactNode]
}

/** Returns the title that the search has of a page. */
function nameOf(path: string): Bilingual {
  const page = sitePages.find((one) => one.path === path)
  if (!page) throw new Error(`${path} has no name`)
  return page.title
}

export const siteCard: Card = {
  heading: frameWords.footerLine,
  below: [frameWords.products, frameWords.lpwan, frameWords.esg],
  drawings: [GatewayDrawing, SensorDrawing],
}

/** Each page by its own heading, and drawings of what it is about. */
export const cards: Record<SharePage, Card> = {
  products: { heading: productsWords.title, below: [frameWords.footerLine], drawings: [LeakDrawing, EnergyDrawing] },
  builder: { heading: builderWords.heading, below: [nameOf('/builder')], drawings: [SystemDrawing, PlatformDrawing] },
  solutions: { heading: solutionsWords.title, below: [frameWords.footerLine], drawings: [AirDrawing, ParkingDrawing] },
  lpwan: { heading: lpwanCopy.heading, below: [frameWords.lpwan], drawings: [GatewayDrawing, LeakDrawing] },
  'esg-compliance': { heading: esgWords.title, below: [frameWords.esg], drawings: [EnergyDrawing, AirDrawing] },
  'property-management': {
    heading: propertyWords.title,
    below: [nameOf('/property-management')],
    drawings: [PlatformDrawing, LeakDrawing],
  },
  'case-studies': {
    heading: casesCopy.headingOfAny,
    below: [nameOf('/case-studies')],
    drawings: [ParkingDrawing, SystemDrawing],
  },
  about: { heading: about.title, below: [nameOf('/about')], drawings: [GatewayDrawing, PlatformDrawing] },
  careers: { heading: careers.title, below: [nameOf('/careers')], drawings: [SensorDrawing, DashboardDrawing] },
  support: { heading: supportWords.heading, below: [nameOf('/support')], drawings: [SensorDrawing, AirDrawing] },
  docs: { heading: docsWords.title, below: [frameWords.footerLine], drawings: [DashboardDrawing, GatewayDrawing] },
  'live-demo': {
    heading: demoWords.heading,
    below: [nameOf('/live-demo')],
    drawings: [PlatformDrawing, DashboardDrawing],
  },
  demo: { heading: demoCopy.title, below: [frameWords.footerLine], drawings: [AirDrawing, DashboardDrawing] },
  contact: { heading: contactCopy.title, below: [frameWords.footerLine], drawings: [LeakDrawing, SensorDrawing] },
}
