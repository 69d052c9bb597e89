import type { MachineTranslatable } from '#contract/catalogue/products.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { otherLanguage } from '#contract/i18n/languages.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { languagePairs } from '#server/modules/catalogue/index.ts'
import { noteOf } from '../run/sync-error.ts'
import type { MirrorProduct } from './import.repo.ts'
import { cut } from './import-limits.ts'
import { type Translator, TranslatorAwayError } from './translate.ts'

type Texts = Partial<Record<MachineTranslatable, string>>

type FormerProduct = Pick<MirrorProduct, MachineTranslatable | 'record' | 'machineTranslated'>

/** `texts` overrides the record's; `machine` names machine-translated fields; `whole`: the service did not fail. */
export type Translations = (
  record: CatalogueRecord,
  former: FormerProduct | undefined,
  warn: (warning: SyncNote) => void,
) => Promise<{ texts: Texts; machine: Set<MachineTranslatable>; whole: boolean }>

interface Gap {
  field: MachineTranslatable
  from: MachineTranslatable
  text: string
  source: 'en' | 'zh-TW'
}

/**
 * Fills the language that Notion leaves blank, if a translation service is configured. Texts by people are never
 * overwritten, and unchanged originals are not translated again. Use one instance per run: once the service is
 * unreachable it is not called again.
 */
export function createTranslations(translator: Translator | undefined, signal: AbortSignal): Translations {
  let away = false

  async function translate({ field, text, source }: Gap, service: Translator, warn: (warning: SyncNote) => void) {
    if (away) return undefined
    try {
      return cut(field, await service.translate(text, source, otherLanguage(source), signal))
    } catch (error) {
      signal.throwIfAborted()
      away = error instanceof TranslatorAwayError
      warn(syncNote(away ? 'untranslated.away' : 'untranslated', { field, reason: noteOf(error) }))
      return undefined
    }
  }

  return async (record, former, warn) => {
    const { texts, gaps } = translator ? gapsOf(record) : { texts: {}, gaps: [] }
    const machine = new Set<MachineTranslatable>()
    for (const gap of gaps) {
      const text =
        reusable(gap, former) ??
        (translator &&
          (await translate(gap, translator, (reason) => warn(syncNote('product.note', { name: record.name, reason })))))
      if (text === undefined) continue
      texts[gap.field] = text
      machine.add(gap.field)
    }
    return { texts, machine, whole: machine.size === gaps.length }
  }
}

/** Treats a text without Chinese in the Chinese field as English if the English field is blank. */
function gapsOf(record: CatalogueRecord): { texts: Texts; gaps: Gap[] } {
  const texts: Texts = {}
  const gaps: Gap[] = []
  for (const [local, english] of languagePairs) {
    const [text, textEn] = [record[local], record[english]]
    if (text && !textEn && isChinese(text)) gaps.push({ field: english, from: local, text, source: 'zh-TW' })
    if (text && !textEn && !isChinese(text)) {
      texts[english] = text
      gaps.push({ field: local, from: local, text, source: 'en' })
    }
    if (!text && textEn) gaps.push({ field: local, from: english, text: textEn, source: 'en' })
  }
  return { texts, gaps }
}

function reusable(gap: Gap, former: FormerProduct | undefined): string | undefined {
  if (!former?.machineTranslated.includes(gap.field) || former.record[gap.from] !== gap.text) return undefined
  return former[gap.field] ?? undefined
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
