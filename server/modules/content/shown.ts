import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import { type ContentKind, contentData, contentKinds } from '#contract/content/kinds.ts'
import { type Answer, answerOf } from '#server/platform/http/answers.ts'
import type { ContentRepo } from './content.repo.ts'
import { nextChange, stateAt } from './content.rules.ts'
import type { FirstVersions } from './first-versions.ts'

/** How often the clock is looked at. Milliseconds. */
const tickMs = 1000

/** An entry that visitors may see, between its two moments. */
interface Shown<Kind extends ContentKind> {
  key: string
  isSample: boolean
  publishFrom: Date | null
  publishUntil: Date | null
  data: z.output<(typeof contentData)[Kind]>
}

type AllShown = { [Kind in ContentKind]: Shown<Kind>[] }

interface ShownServices {
  repo: Pick<ContentRepo, 'shown' | 'kinds'>
  firstVersions: FirstVersions
  now: () => Date
  log: Logger
  /** Told when what visitors see is another; what it does of it counts as part of a reading. */
  onChange: () => void | Promise<void>
}

/**
 * What visitors see of content: kept in memory, so that no request waits for it and none fails without a database. Read at the start, again
 * whenever an instance says that it has changed, and made anew at each moment at which something begins or ends.
 */
export function createContentShown({ repo, firstVersions, now, log, onChange }: ShownServices) {
  const firstContent = shownAtFirst(firstVersions)
  let all: AllShown = firstContent
  let answers = new Map<ContentKind, Answer>()
  let seen: Partial<AllShown> = {}
  let changed: ContentKind[] = []
  let changesAt: Date | undefined
  let told: void | Promise<void>
  let begun = 0
  let read = 0
  let rowsRead = ''

  function forget(): void {
    answers = new Map()
    seen = {}
    changesAt = nextChange(Object.values(all).flat(), now())
    told = onChange()
  }

  function tick(): void {
    if (changesAt && changesAt <= now()) forget()
  }

  const ticking = setInterval(tick, tickMs).unref()

  return {
    /** Reads it anew. Of two readings at once, the later one counts. */
    async refresh(): Promise<void> {
      begun += 1
      const turn = begun
      const [kinds, rows] = await Promise.all([repo.kinds(), repo.shown()])
      if (turn < read) return told // of what was read later
      read = turn
      const present = JSON.stringify([kinds, rows])
      if (present === rowsRead) return told // who changed it has heard of it before the news came round
      rowsRead = present
      const next = { ...firstContent }
      for (const kind of kinds) Object.assign(next, { [kind]: rows.filter((row) => row.kind === kind).flatMap(parsed) })
      all = next
      changed = kinds
      forget()
      try {
        await told
      } catch (error) {
        rowsRead = '' // told again with the next reading
        throw error
      }
    },

    /** What is to be seen of a kind now, in its order: the same array until that changes. */
    current<Kind extends ContentKind>(kind: Kind): AllShown[Kind] {
      tick()
      const kept = seen[kind] ?? visible(all[kind], now())
      Object.assign(seen, { [kind]: kept })
      return kept
    },

    /** Whether staff have changed anything of a kind. */
    isChanged: (kind: ContentKind) => changed.includes(kind),

    /** Looks at the clock: what begins or ends by now is told before anything that was kept is taken for present. */
    tick,

    /** The bytes that answer a question about a kind, kept until what is to be seen changes. */
    answer(kind: ContentKind, make: () => unknown): Answer {
      tick()
      const kept = answers.get(kind) ?? answerOf(JSON.stringify(make()), 'application/json; charset=utf-8')
      answers.set(kind, kept)
      return kept
    },

    stop: () => clearInterval(ticking),
  }

  /** An entry that an older version of the program has kept otherwise is left out, not the site with it. */
  function parsed({ kind, id, data, ...row }: Awaited<ReturnType<ContentRepo['shown']>>[number]) {
    const { data: read, error } = contentData[kind].safeParse(data)
    if (!read) log.error({ err: error, kind, id }, 'An entry of content is not as its kind should be, and is not shown')
    return read ? [{ ...row, data: read }] : []
  }
}

export type ContentShown = ReturnType<typeof createContentShown>

/** Those between their moments. */
function visible<Entries extends AllShown[ContentKind]>(entries: Entries, moment: Date): Entries
function visible(entries: Shown<ContentKind>[], moment: Date): Shown<ContentKind>[] {
  return entries.filter((entry) => stateAt({ ...entry, publishedVersion: 1 }, moment) === 'published')
}

/** What comes with the program, of every kind. */
function shownAtFirst(firstVersions: FirstVersions): AllShown {
  return Object.assign(
    {},
    ...contentKinds.map((kind) => ({
      [kind]: firstVersions[kind].map(({ key, isSample, data }) => {
        return { key, isSample, publishFrom: null, publishUntil: null, data: contentData[kind].parse(data) }
      }),
    })),
  )
}
