import '#contract/i18n/simplified.ts'
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isSpoken, startTranslations } from '#contract/i18n/in-language.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'

const folder = path.join(import.meta.dirname, '../content/translations')

/** Loads the translations of what the server writes itself: emails, documents, exports. The client loads its own. */
export async function loadTranslations(): Promise<void> {
  const files = globSync('*/{shared,server}/*.ts', { cwd: folder })
  await Promise.all(files.map((file) => import(pathToFileURL(path.join(folder, file)).href)))
  for (const language of readerLanguages) if (!isSpoken(language)) startTranslations(language)
}
