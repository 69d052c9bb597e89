/** PostgreSQL's own module logs the plan of every statement as the server under test ran it, with what it cost. */
export const planSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
]

const entryStart = /^\d{4}-\d\d-\d\d .*? LOG: {2}/m

/** The slowest plans of a log that contain `sign`, the slowest first. */
export function slowestPlans(log: string, sign: string, count: number): string[] {
  return log
    .split(entryStart)
    .filter((entry) => entry.startsWith('duration:') && entry.includes(sign))
    .toSorted((a, b) => durationOf(b) - durationOf(a))
    .slice(0, count)
}

function durationOf(entry: string): number {
  return Number(/^duration: ([\d.]+)/.exec(entry)?.[1])
}
