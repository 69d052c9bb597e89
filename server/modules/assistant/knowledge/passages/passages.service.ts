import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import type { Piece } from '../piece.ts'
import { writePassages } from './passages.repo.ts'
import { editionOf, type OwnContent, piecesOf } from './passages.ts'

interface PassagesServices {
  database: Database
  log: Logger
  content: () => OwnContent
  /** Called once the database has another edition than this instance knew. */
  onWritten: () => void
}

const retryMs = 5000

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

  function writeInTurn(): Promise<void> {
    clearTimeout(retry)
    last = last.then(write).catch((error: unknown) => {
      log.warn({ err: error }, 'The passages of pages could not be written, and will be')
      retry = setTimeout(() => void writeInTurn(), retryMs).unref()
    })
    return last
  }

  return {
    /** Updates the passages after content has changed. Returns once they are written, or the attempt has failed and will be repeated. */
    refresh(): Promise<void> {
      known = undefined
      return writeInTurn()
    },

    /** Returns whether a page has this passage now, with this text where given: the database may briefly have what was just withdrawn. */
    isShown(key: string, text?: string): boolean {
      const piece = present().byKey.get(key)
      return piece !== undefined && (text === undefined || Object.values(piece.text).includes(text))
    },

    /** Returns what a page states now, in its order. @param path without language */
    at: (path: string): Piece[] => present().pieces.filter((piece) => piece.path.replace(/[?#].*$/, '') === path),

    stop: () => clearTimeout(retry),
  }
}
