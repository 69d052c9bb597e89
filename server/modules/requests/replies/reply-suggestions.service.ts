import { inLanguage } from '#contract/i18n/in-language.ts'
import { pathPrefixes, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { ReplySuggestion } from '#contract/requests/reply-templates.ts'
import type { Suggest } from '#server/modules/assistant/index.ts'
import { threadEmailWords as words } from '../inbox/inbox.words.ts'
import type { StaffMessages } from '../inbox/staff-messages.service.ts'

interface ReplySuggestionsServices {
  enquiries: StaffMessages['enquiries']
  suggest: Suggest
}

export function createReplySuggestions({ enquiries, suggest }: ReplySuggestionsServices) {
  /**
   * Returns what the assistant would answer to an enquiry, with the addresses of its sources.
   * @param origin of the public site
   * @throws message.not_found
   */
  return async function suggestReply(id: string, origin: string): Promise<ReplySuggestion> {
    const { message, product, language } = await enquiries.find(id)
    const isNamed = product === '' || message.toLowerCase().includes(product.toLowerCase())
    const { text, sources, unverified } = await suggest(isNamed ? message : `${product}: ${message}`, language)
    if (text === null) return { text, unverified: [] }
    const address = (path: string) => addressOf(origin, path, language)
    const listed = sources.map(({ title, path }) => `- ${title}: ${address(path)}`)
    const below = listed.length > 0 ? [[inLanguage(words.sources, language), ...listed].join('\n')] : []
    return { text: [plainText(text, address), ...below].join('\n\n'), unverified }
  }
}

export type SuggestReply = ReturnType<typeof createReplySuggestions>

function addressOf(origin: string, path: string, language: ReaderLanguage): string {
  return path.startsWith('/') ? origin + pathPrefixes[language] + path : path
}

/** Writes Markdown as an email's text: links with their addresses, without citations and marks. */
function plainText(markdown: string, address: (path: string) => string): string {
  return markdown
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, path: string) => `${label} (${address(path)})`)
    .replace(/ ?\[\d+\]/g, '')
    .replace(/\*\*|(?<=^|\n)#+ /g, '')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .trim()
}
