/** Whose password it is to be. */
export interface PasswordOwner {
  name: string
  email: string
  /** Of the site, in both languages. */
  siteNames: string[]
}

export type PasswordFault = 'password_common' | 'password_personal' | 'password_of_site'

/** Of a text in Latin letters, what is shorter is in too many words. Characters. */
const leastLatin = 4

/**
 * What is wrong with a password that is long enough; undefined where nothing is.
 * @param common the commonest passwords, in lower case
 */
export function passwordFault(
  password: string,
  { name, email, siteNames }: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordFault | undefined {
  const lower = password.normalize('NFKC').toLowerCase()
  const withoutTail = lower.replace(/[\d!]+$/, '')
  if (common.has(lower) || common.has(withoutTail)) return 'password_common'
  const squashed = squash(lower)
  const holds = (text: string) => isTelling(text) && squashed.includes(text)
  const mailName = email.split('@')[0] ?? ''
  if ([name, ...name.split(/\s+/), mailName].map(squash).some(holds)) return 'password_personal'
  if (siteNames.map(squash).some(holds)) return 'password_of_site'
  return undefined
}

/** Letters and digits alone: "Harbour IoT" is in "harbour-iot-2026". */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function isTelling(text: string): boolean {
  return text.length >= (/\p{Script=Han}/u.test(text) ? 2 : leastLatin)
}
