import { cpus, release, totalmem, type } from 'node:os'

/** What the figures were taken on, in one line. */
export function machine(postgres: string): string {
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`
  const programs = `Node ${process.versions.node}, PostgreSQL ${postgres}`
  return `${cpu?.model.trim()}, ${cpus().length} cores, ${memory}, ${type()} ${release()}, ${programs}`
}
