import type { MachineTranslatable } from '#contract/products.ts'
import type { CatalogueRecord } from '../products/products.record.ts'
import type { ChangedPage } from './import.read.ts'
import type { FormerProduct } from './sync.repo.ts'
import type { Translator } from './translate.ts'

type Texts = Partial<Record<MachineTranslatable, string>>

/** `texts` overlays the record's own; `machine` names those a machine wrote; `whole` is false where the service failed. */
export type Translations = (
  page: ChangedPage,
  former: FormerProduct | undefined,
  warn: (warning: string) => void,
) => Promise<{ texts: Texts; machine: Set<MachineTranslatable>; whole: boolean }>

interface Gap {
  /** The text that is missing. */
  field: MachineTranslatable
  /** The text it is made from, and where that one stands in the record. */
  from: 'name' | 'description' | 'descriptionEn'
  text: string
  source: 'en' | 'zh-TW'
}

/**
 * Fills the language that Notion leaves blank, where a translation service is configured (spec §7). A person's text is
 * never overwritten; an unchanged original is not translated twice.
 */
export function createTranslations(translator: Translator | undefined, signal: AbortSignal): Translations {
  return async (page, former, warn) => {
    const texts: Texts = {}
    const machine = new Set<MachineTranslatable>()
    if (!translator) return { texts, machine, whole: true }
    if (!page.record.nameEn && !isChinese(page.record.name)) texts.nameEn = page.record.name
    let whole = true
    for (const gap of gapsOf(page.record)) {
      try {
        const target = gap.source === 'en' ? 'zh-TW' : 'en'
        texts[gap.field] = reusable(gap, former) ?? (await translator.translate(gap.text, gap.source, target, signal))
        machine.add(gap.field)
      } catch (error) {
        signal.throwIfAborted()
        whole = false
        warn(`${page.record.name}: ${gap.field} was not translated: ${error instanceof Error ? error.message : error}`)
      }
    }
    return { texts, machine, whole }
  }
}

/** A name without Chinese is an English one: then the Chinese name is what is missing. */
function gapsOf(record: CatalogueRecord): Gap[] {
  const { name, nameEn, description, descriptionEn } = record
  const gaps: Gap[] = []
  if (!nameEn && isChinese(name)) gaps.push({ field: 'nameEn', from: 'name', text: name, source: 'zh-TW' })
  if (!nameEn && !isChinese(name)) gaps.push({ field: 'name', from: 'name', text: name, source: 'en' })
  if (description && !descriptionEn) {
    gaps.push({ field: 'descriptionEn', from: 'description', text: description, source: 'zh-TW' })
  }
  if (!description && descriptionEn) {
    gaps.push({ field: 'description', from: 'descriptionEn', text: descriptionEn, source: 'en' })
  }
  return gaps
}

function reusable(gap: Gap, former: FormerProduct | undefined): string | undefined {
  if (!former?.machineTranslated.includes(gap.field) || former.synced?.[gap.from] !== gap.text) return undefined
  return former[gap.field] ?? undefined
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
