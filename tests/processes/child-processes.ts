import { readdirSync, readFileSync } from 'node:fs'

/** What Linux says of a process or a thread, by its position in `man proc_pid_stat`, after the name, which may hold spaces. */
function stat(path: string): string[] {
  const text = readFileSync(`${path}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Processes that another one has run this program in, by number. */
export function childProcesses(parent: number, program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const isChild = Number(stat(`/proc/${name}`)[1]) === parent
        return isChild && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(program)
      } catch {
        return false // it has ended meanwhile
      }
    })
    .map(Number)
}
