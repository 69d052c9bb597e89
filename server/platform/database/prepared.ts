import type pg from 'pg'

/**
 * What a statement begins with that is worth being prepared: visitors wait for it, and PostgreSQL plans for longer than it runs.
 * A connection then plans it once, and keeps that until it is closed.
 */
const mark = '/* prepared */'

/** As many texts, at most, are kept by each connection: a list has one for each set of filters. Others are planned each time. */
const namesMost = 50

const unnamed = ''

/** Names statements: the same text by the same name, and no name by two texts, as long as the process lives. */
export function createStatementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    if (!sql.trimStart().startsWith(mark)) return unnamed
    const known = names.get(sql)
    if (known) return known
    if (names.size === namesMost) return unnamed
    const name = `prepared_${names.size}`
    names.set(sql, name)
    return name
  }
}

type Done = (error: unknown, result?: unknown) => void
type Ask = (config: unknown, values?: unknown, done?: Done) => unknown

/**
 * Has a connection of the pool prepare named statements anew when the schema has changed under them, another instance having migrated
 * it: PostgreSQL then refuses to run them once, before anything is done. In a transaction, which a refusal would end, nothing is prepared.
 */
export function preparedOn(connection: pg.Client): void {
  const ask: Ask = connection.query.bind(connection)
  let schema = 0

  function query(config: { name?: string }, values: unknown, done: Done, isAgain = false): unknown {
    const named = { ...config, name: `${config.name}_${schema}` }
    return ask(named, values, (error, result) => {
      if (isAgain || !isPlanOutdated(error)) return done(error, result)
      schema += 1
      query(config, values, done, true)
    })
  }

  const guarded: Ask = (config, values, done) => {
    if (!isNamed(config)) return ask(config, values, done)
    // The pool's own queries bring a callback, those of a transaction do not.
    return done ? query(config, values, done) : ask({ ...config, name: unnamed })
  }
  connection.query = guarded as typeof connection.query
}

function isNamed(config: unknown): config is { name: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'name' in config &&
    config.name !== undefined &&
    config.name !== unnamed
  )
}

/** "cached plan must not change result type", in whatever language PostgreSQL says it. */
function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
