import { sitePages } from '#content/site-pages.words.ts'
import type { ToolSource } from '#contract/assistant/tools/tool.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'

/** @param path of a page of the site, with or without a fragment */
export function pageSource(path: string, language: ReaderLanguage): ToolSource {
  const [page] = path.split(/[?#]/)
  const title = sitePages.find((one) => one.path === page)?.title
  return { kind: 'page', title: inLanguage(title, language) ?? path, path }
}
