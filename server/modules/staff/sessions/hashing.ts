import { hash, parseOptions, verify } from '@node-rs/argon2'
import { problem } from '#server/platform/http/problems.ts'

/** Argon2id with the least that OWASP's Password Storage Cheat Sheet allows: each hash takes this memory, so few run at once. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of libuv's four threads, the other two stay free for files and names of hosts. */
const usualLimits = { most: 2, waiting: 16 }
/** A queue that is full is empty again in far less. */
const retryAfterS = 2

/** Of a random password that nobody kept. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$AZra4n7FA8+Fb+z4vSXN6w$1UCbqw8VSOH78aeF+DDrHRGP2g08MdK4QYjOEQ0SYCI'

export interface Argon2 {
  hash: (password: string, options: typeof parameters) => Promise<string>
  verify: (hashed: string, password: string) => Promise<boolean>
}

/** What can be done with passwords, by whoever has a place. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** With no hash, takes as long, and is false. */
  verify: (hashed: string | null | undefined, password: string) => Promise<boolean>
}

export interface Hashing {
  /**
   * Gives a place to what hashes passwords: a few at a time, few waiting, so that a flood of sign-ins leaves the machine to
   * others.
   * @throws rate.limited where too many wait already
   */
  run: <T>(work: (passwords: Passwords) => Promise<T>) => Promise<T>
}

/** @param argon2 the real one; a test may count */
export function createHashing(argon2: Argon2 = { hash, verify }, { most, waiting } = usualLimits): Hashing {
  let running = 0
  const queue: (() => void)[] = []
  const passwords: Passwords = {
    hash: (password) => argon2.hash(plain(password), parameters),
    async verify(hashed, password) {
      const isRight = await argon2.verify(hashed ?? nobodysHash, plain(password))
      return isRight && Boolean(hashed)
    },
  }

  /** A place is handed on to the next in the queue, so that nobody takes it in between. */
  async function takePlace(): Promise<void> {
    if (running < most) {
      running += 1
      return
    }
    if (queue.length >= waiting) {
      throw problem('rate.limited', 'Too many passwords are being checked', undefined, { retryAfterS })
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leavePlace(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await takePlace()
      return work(passwords).finally(leavePlace)
    },
  }
}

/** Whether a hash was made with other parameters than today's: it is made anew when its password is given. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return (
    memoryCost !== parameters.memoryCost || timeCost !== parameters.timeCost || parallelism !== parameters.parallelism
  )
}

/** The same characters are the same password, however a keyboard composes them (NIST SP 800-63B). */
function plain(password: string): string {
  return password.normalize('NFKC')
}
