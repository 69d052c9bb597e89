import { scenes } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import * as hashes from './hashes.ts'
import { type RenderName, renderTexts } from './renders.words.ts'
import { sceneHashes } from './scenes.ts'

/** A computer-generated picture (docs/images.md); its files are in files/<name>/. */
export interface Render {
  name: RenderName
  /** SHA-256 of its JPEG, used in all of its addresses. */
  hash: string
  alt: Bilingual
}

const render = (name: RenderName, hash: string): Render => ({ name, hash, alt: renderTexts[name] })

/** Pictures of products that have none of their own, by SKU; lists show the first. */
export const rendersBySku: Record<string, Render[]> = {
  'HI-WL-01': [
    render('leak-front', hashes.leakFront),
    render('leak-place', hashes.leakPlace),
    render('leak-above', hashes.leakAbove),
    render('leak-side', hashes.leakSide),
    render('leak-parts', hashes.leakParts),
  ],
  'HI-EM-03': [
    render('energy-front', hashes.energyFront),
    render('energy-place', hashes.energyPlace),
    render('energy-above', hashes.energyAbove),
    render('energy-side', hashes.energySide),
    render('energy-parts', hashes.energyParts),
  ],
  'HI-PK-02': [
    render('parking-front', hashes.parkingFront),
    render('parking-place', hashes.parkingPlace),
    render('parking-above', hashes.parkingAbove),
    render('parking-side', hashes.parkingSide),
    render('parking-parts', hashes.parkingParts),
  ],
  'HI-AQ-09': [
    render('air-front', hashes.airFront),
    render('air-place', hashes.airPlace),
    render('air-above', hashes.airAbove),
    render('air-side', hashes.airSide),
    render('air-parts', hashes.airParts),
  ],
  'HI-TH-05': [
    render('climate-front', hashes.climateFront),
    render('climate-place', hashes.climatePlace),
    render('climate-above', hashes.climateAbove),
    render('climate-side', hashes.climateSide),
    render('climate-parts', hashes.climateParts),
  ],
  'HI-DC-01': [
    render('door-front', hashes.doorFront),
    render('door-place', hashes.doorPlace),
    render('door-above', hashes.doorAbove),
    render('door-side', hashes.doorSide),
    render('door-parts', hashes.doorParts),
  ],
  'HI-PC-04': [
    render('people-front', hashes.peopleFront),
    render('people-place', hashes.peoplePlace),
    render('people-above', hashes.peopleAbove),
    render('people-side', hashes.peopleSide),
    render('people-parts', hashes.peopleParts),
  ],
  'HI-PM-01': [
    render('pulse-front', hashes.pulseFront),
    render('pulse-place', hashes.pulsePlace),
    render('pulse-above', hashes.pulseAbove),
    render('pulse-side', hashes.pulseSide),
    render('pulse-parts', hashes.pulseParts),
  ],
  'HI-CT-06': [
    render('current-front', hashes.currentFront),
    render('current-place', hashes.currentPlace),
    render('current-above', hashes.currentAbove),
    render('current-side', hashes.currentSide),
    render('current-parts', hashes.currentParts),
  ],
  'HI-VA-01': [
    render('valve-front', hashes.valveFront),
    render('valve-place', hashes.valvePlace),
    render('valve-above', hashes.valveAbove),
    render('valve-side', hashes.valveSide),
    render('valve-parts', hashes.valveParts),
  ],
  'HI-BN-03': [
    render('bin-front', hashes.binFront),
    render('bin-place', hashes.binPlace),
    render('bin-above', hashes.binAbove),
    render('bin-side', hashes.binSide),
    render('bin-parts', hashes.binParts),
  ],
  'HI-GW-02': [
    render('gateway-indoor', hashes.gatewayIndoor),
    render('gateway-indoor-place', hashes.gatewayIndoorPlace),
    render('gateway-indoor-above', hashes.gatewayIndoorAbove),
    render('gateway-indoor-side', hashes.gatewayIndoorSide),
    render('gateway-indoor-parts', hashes.gatewayIndoorParts),
  ],
  'HI-GW-08': [
    render('gateway-outdoor', hashes.gatewayOutdoor),
    render('gateway-outdoor-place', hashes.gatewayOutdoorPlace),
    render('gateway-outdoor-behind', hashes.gatewayOutdoorBehind),
    render('gateway-outdoor-side', hashes.gatewayOutdoorSide),
    render('gateway-outdoor-parts', hashes.gatewayOutdoorParts),
  ],
  'HI-SW-PLAT': [render('platform-front', hashes.platformFront), render('platform-place', hashes.platformPlace)],
  'HI-SW-DASH': [render('dashboard-front', hashes.dashboardFront), render('dashboard-place', hashes.dashboardPlace)],
  // Systems show their components.
  'HI-SYS-LEAK': [
    render('leak-place', hashes.leakPlace),
    render('valve-place', hashes.valvePlace),
    render('gateway-indoor', hashes.gatewayIndoor),
    render('platform-front', hashes.platformFront),
  ],
  'HI-SYS-TENANT': [
    render('energy-place', hashes.energyPlace),
    render('gateway-indoor', hashes.gatewayIndoor),
    render('dashboard-front', hashes.dashboardFront),
  ],
  'HI-SYS-PARK': [
    render('parking-place', hashes.parkingPlace),
    render('parking-front', hashes.parkingFront),
    render('dashboard-front', hashes.dashboardFront),
  ],
  'HI-SYS-AIR': [
    render('air-place', hashes.airPlace),
    render('air-front', hashes.airFront),
    render('dashboard-place', hashes.dashboardPlace),
  ],
  'HI-SYS-COLD': [
    render('climate-place', hashes.climatePlace),
    render('door-place', hashes.doorPlace),
    render('gateway-indoor', hashes.gatewayIndoor),
    render('platform-place', hashes.platformPlace),
  ],
  'HI-SYS-WASH': [
    render('people-place', hashes.peoplePlace),
    render('bin-place', hashes.binPlace),
    render('leak-front', hashes.leakFront),
    render('gateway-indoor', hashes.gatewayIndoor),
  ],
}

/** Pictures of devices in use, for pages of the site. */
export const sceneRenders = scenes.map((scene) => render(scene, sceneHashes[scene]))
