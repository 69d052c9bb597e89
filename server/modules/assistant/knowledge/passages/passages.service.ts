import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import type { Piece } from '../piece.ts'
import { writePassages } from './passages.repo.ts'
import { editionOf, type OwnContent, piecesOf } from './passages.ts'

interface PassagesServices {
  database: Database
  log: Logger
  /** What is published now. */
  content: () => OwnContent
  /** Told once the database has another edition than this instance knew. */
  onWritten: () => void
}

/** How soon it is tried again where the database could not be written. */
const retryMs = 5000

/** The passages in the database, kept to what pages say: of content that staff own, to what is published. */
export function createPassages({ database, log, content, onWritten }: PassagesServices) {
  let known: { pieces: Piece[]; byKey: Map<string, Piece> } | undefined
  let written: string | undefined
  let last = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  function present() {
    if (!known) {
      const pieces = piecesOf(content())
      known = { pieces, byKey: new Map(pieces.map((piece) => [piece.key, piece])) }
    }
    return known
  }

  async function write(): Promise<void> {
    const edition = editionOf(present().pieces)
    await writePassages(database, edition)
    if (written === edition.edition) return
    written = edition.edition
    onWritten()
  }

  /** One at a time: the last one writes what is published then. */
  function writeInTurn(): Promise<void> {
    clearTimeout(retry)
    last = last.then(write).catch((error: unknown) => {
      log.warn({ err: error }, 'The passages of pages could not be written, and will be')
      retry = setTimeout(() => void writeInTurn(), retryMs).unref()
    })
    return last
  }

  return {
    /** Content has changed. @returns once the database says so, or it is known that it cannot be written now */
    refresh(): Promise<void> {
      known = undefined
      return writeInTurn()
    },

    /** Whether a page says it now, by these words where they are given: the database may have, for a moment, what has just been withdrawn. */
    isSaid(key: string, text?: string): boolean {
      const piece = present().byKey.get(key)
      return piece !== undefined && (text === undefined || Object.values(piece.text).includes(text))
    },

    stop: () => clearTimeout(retry),
  }
}
