import type { ToolSource } from '#contract/assistant/tools/tool.ts'

/** What an answer does: it answers, asks back, says that there is nothing, or talks. */
export type Outcome = 'answered' | 'asked' | 'nothing' | 'talk'

/** An answer without its language's script: Markdown paragraphs with citations of `sources`. */
export interface Reply {
  outcome: Outcome
  paragraphs: string[]
  /** Numbered from 1, in order of citation. */
  sources: ToolSource[]
  /** Slugs, best first. */
  products: string[]
}

/** Collects the sources of an answer and numbers them in order of citation. */
export function createCitations() {
  const sources: ToolSource[] = []
  return {
    sources,
    /** Returns the citation of a source, "[1]". */
    of(source: ToolSource | undefined): string {
      if (!source) return ''
      const known = sources.findIndex(({ path }) => path === source.path)
      if (known !== -1) return `[${known + 1}]`
      sources.push(source)
      return `[${sources.length}]`
    },
  }
}

export type Citations = ReturnType<typeof createCitations>

/** Joins lines to a list, or leaves a single one as it is. */
export function listed(lines: string[]): string {
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')
}
