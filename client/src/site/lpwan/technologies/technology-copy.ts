import type { TechnologyCopy } from '#content/technologies/technology.ts'
import type { TechnologyId } from '#contract/catalogue/lpwan.ts'
import { loadPage } from '../../../ui/loading/lazy-component.tsx'

const loads: Record<TechnologyId, () => Promise<TechnologyCopy>> = {
  lora: async () => (await import('#content/technologies/lora.words.ts')).loraCopy,
  'nb-iot': async () => (await import('#content/technologies/nb-iot.words.ts')).nbIotCopy,
  sigfox: async () => (await import('#content/technologies/sigfox.words.ts')).sigfoxCopy,
  'lte-m': async () => (await import('#content/technologies/lte-m.words.ts')).lteMCopy,
}
const loaded = new Map<TechnologyId, Promise<TechnologyCopy>>()

/** Loads a tab's texts when it is first opened: all four would be a third of the page's code. */
export function loadTechnologyCopy(id: TechnologyId): Promise<TechnologyCopy> {
  const copy = loaded.get(id) ?? loadPage(loads[id])
  loaded.set(id, copy)
  return copy
}
