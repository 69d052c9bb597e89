import { hash, parseOptions, verify } from '@node-rs/argon2'
import { problem } from '#server/platform/http/problems.ts'

/**
 * Argon2id with the minimum of OWASP's Password Storage Cheat Sheet. Each hash uses this much memory (KiB), so few
 * run at once.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Leaves two of libuv's four threads for files and DNS. */
const usualLimits = { most: 2, waiting: 16 }
/** A full queue is processed in far less. */
const retryAfterS = 2

/** Hash of a random password that nobody knows. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$AZra4n7FA8+Fb+z4vSXN6w$1UCbqw8VSOH78aeF+DDrHRGP2g08MdK4QYjOEQ0SYCI'

export interface Argon2 {
  hash: (password: string, options: typeof parameters) => Promise<string>
  verify: (hashed: string, password: string) => Promise<boolean>
}

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Without a hash, takes the same time and returns false. */
  verify: (hashed: string | null | undefined, password: string) => Promise<boolean>
}

export interface Hashing {
  /**
   * Runs password hashing with limited concurrency and a short queue, so that a flood of sign-ins does not exhaust
   * the machine.
   * @throws rate.limited when the queue is full
   */
  run: <T>(work: (passwords: Passwords) => Promise<T>) => Promise<T>
}

/** @param argon2 replaceable so that tests can count calls */
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

  /** A slot is passed directly to the next in the queue, so that nobody takes it in between. */
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

/** Returns whether a hash has other parameters than today's; it is replaced at the next sign-in. */
export function isOutdated(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed)
  return (
    memoryCost !== parameters.memoryCost || timeCost !== parameters.timeCost || parallelism !== parameters.parallelism
  )
}

/**
 * Normalizes Unicode, so that keyboards which compose characters differently give the same password (NIST SP
 * 800-63B).
 */
function plain(password: string): string {
  return password.normalize('NFKC')
}
