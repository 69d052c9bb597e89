export interface PasswordOwner {
  name: string
  email: string
  /** Name of the site in both languages. */
  siteNames: string[]
}

export type PasswordFault = 'password_common' | 'password_personal' | 'password_of_site'

/** Shorter Latin texts occur in too many words. In characters. */
const leastLatin = 4

/** Returns why a password is rejected, or undefined. @param common most common passwords, in lower case */
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

/** Keeps letters and digits only, so that "Harbour IoT" is found in "harbour-iot-2026". */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function isTelling(text: string): boolean {
  return text.length >= (/\p{Script=Han}/u.test(text) ? 2 : leastLatin)
}
