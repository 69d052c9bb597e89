import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './start-error.ts'

/** Uses of APP_SECRET; each derives a key of its own. */
type Purpose =
  | 'session'
  | 'encryption'
  | 'audit'
  | 'throttle'
  | 'visitor'
  | 'demo'
  | 'confirmation'
  | 'terminal'
  | 'proof'
  | 'backup'

const leastLength = 32
const placeholders = /change.?me|placeholder|example|your.?secret|^(.)\1*$/i
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/**
 * Returns the application's secrets. The first one signs and encrypts, all of them verify and decrypt, so that one can be replaced.
 * @param given APP_SECRET: one, or several separated by spaces
 * @param file APP_SECRET_FILE
 * @param directory where one is generated and stored if neither is given
 * @throws StartError where one is too short, or a placeholder
 */
export async function appSecrets(
  given: string | undefined,
  file: string | undefined,
  directory: string,
): Promise<string[]> {
  const text = given ?? (file ? await readGiven(file) : await generatedSecret(path.join(directory, 'app-secret')))
  const secrets = text.split(/\s+/).filter((part) => part !== '')
  if (secrets.length === 0) throw new StartError('APP_SECRET is empty')
  for (const secret of secrets) {
    if (secret.length < leastLength)
      throw new StartError(`APP_SECRET is too short: use ${leastLength} characters or more`)
    if (placeholders.test(secret)) throw new StartError('APP_SECRET is a placeholder: use a random one')
  }
  return secrets
}

async function readGiven(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new StartError(`APP_SECRET_FILE: ${file} cannot be read`)
  })
}

/** Generates the secret once: of two processes that start together, the second reads the first one's. */
async function generatedSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return kept
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(fresh, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(fresh, 0o600)
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return readFile(file, 'utf8')
}

export interface Secrets {
  keys: (purpose: Purpose) => [Buffer, ...Buffer[]]
  /**
   * Encrypts with AES-256-GCM.
   * @param context what the text belongs to; it can be decrypted for nothing else
   */
  encrypt: (text: string, context: string) => string
  /** Returns undefined where it was not encrypted with one of the secrets for this context. */
  decrypt: (sealed: string, context: string) => string | undefined
  sign: (text: string, purpose: Purpose) => string
  isSigned: (text: string, signature: string, purpose: Purpose) => boolean
}

export function createSecrets(secrets: string[]): Secrets {
  const derived = new Map<Purpose, [Buffer, ...Buffer[]]>()

  function keys(purpose: Purpose): [Buffer, ...Buffer[]] {
    const known = derived.get(purpose)
    if (known) return known
    const [first, ...others] = secrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, 'harbour-iot', purpose, keyBytes)),
    )
    if (!first) throw new Error('There is no secret')
    derived.set(purpose, [first, ...others])
    return [first, ...others]
  }

  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    keys,
    encrypt(text, context) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keys('encryption')[0], iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys('encryption')) {
        try {
          const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
            .setAAD(Buffer.from(context))
            .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
          return Buffer.concat([cipher.update(bytes.subarray(ivBytes + tagBytes)), cipher.final()]).toString('utf8')
        } catch {
          // encrypted with another secret
        }
      }
      return undefined
    },
    sign: (text, purpose) => mac(keys(purpose)[0], text),
    isSigned(text, signature, purpose) {
      const given = Buffer.from(signature)
      return keys(purpose).some((key) => {
        const expected = Buffer.from(mac(key, text))
        return expected.length === given.length && timingSafeEqual(expected, given)
      })
    },
  }
}
