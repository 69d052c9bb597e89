import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import { type ContentKind, contentData, contentKinds } from '#contract/content/kinds.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { type Answer, answerOf } from '#server/platform/http/answers.ts'
import type { ContentRepo } from './content.repo.ts'
import { nextChange, stateAt } from './content.rules.ts'
import type { FirstVersions } from './first-versions.ts'

const tickMs = 1000

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
  /** Called when visible content changes; `refresh` waits for it. */
  onChange: () => void | Promise<void>
}

/**
 * Caches visible content in memory, so that no request needs the database. It is loaded at the start and on change events, and updated when
 * something begins or ends.
 */
export function createPublishedContent({ repo, firstVersions, now, log, onChange }: ShownServices) {
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
    /** Reloads the content. Of overlapping calls, the later one wins. */
    async refresh(): Promise<void> {
      begun += 1
      const turn = begun
      const [kinds, rows] = await Promise.all([repo.kinds(), repo.shown()])
      if (turn < read) return told // a later call has finished already
      read = turn
      const present = JSON.stringify([kinds, rows])
      if (present === rowsRead) return told // the instance that made the change has reloaded before the event arrives
      rowsRead = present
      const next = { ...firstContent }
      for (const kind of kinds) Object.assign(next, { [kind]: rows.filter((row) => row.kind === kind).flatMap(parsed) })
      all = next
      changed = kinds
      forget()
      try {
        await told
      } catch (error) {
        rowsRead = '' // so that the next call tries again
        throw error
      }
    },

    /** Returns the visible entries of a kind in order: the same array until they change. */
    current<Kind extends ContentKind>(kind: Kind): AllShown[Kind] {
      tick()
      const kept = seen[kind] ?? visible(all[kind], now())
      Object.assign(seen, { [kind]: kept })
      return kept
    },

    isChanged: (kind: ContentKind) => changed.includes(kind),

    /** Checks publishing times; call it before anything cached is used. */
    tick,

    answer(kind: ContentKind, make: () => unknown): Answer {
      tick()
      const kept = answers.get(kind) ?? answerOf(JSON.stringify(make()), 'application/json; charset=utf-8')
      answers.set(kind, kept)
      return kept
    },

    stop: () => clearInterval(ticking),
  }

  /** Skips an entry that an older version of the program stored in another form, instead of failing. */
  function parsed({ kind, id, data, ...row }: Awaited<ReturnType<ContentRepo['shown']>>[number]) {
    const { data: read, error } = contentData[kind].safeParse(data)
    if (!read) log.error({ err: error, kind, id }, 'An entry of content is not as its kind should be, and is not shown')
    return read ? [{ ...row, data: read }] : []
  }
}

export type PublishedContent = ReturnType<typeof createPublishedContent>

function visible<Entries extends AllShown[ContentKind]>(entries: Entries, moment: Date): Entries
function visible(entries: Shown<ContentKind>[], moment: Date): Shown<ContentKind>[] {
  return entries.filter((entry) => stateAt({ ...entry, publishedVersion: 1 }, moment) === 'published')
}

function shownAtFirst(firstVersions: FirstVersions): AllShown {
  return Object.assign(
    {},
    ...contentKinds.map((kind) => ({
      [kind]: firstVersions[kind].map(({ key, isSample, data, publishUntil = null }) => {
        return { key, isSample, publishFrom: null, publishUntil, data: contentData[kind].parse(data) }
      }),
    })),
  )
}

export function plansOf(shown: Pick<PublishedContent, 'current'>): ShownPlan[] {
  return shown.current('plans').map(({ key, data }) => ({ ...data, key }))
}
