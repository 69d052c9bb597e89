import { type Config, listed } from '#server/platform/config.ts'
import { type Found, found } from './found.ts'

type Checked = Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY' | 'DEMO' | 'ADMIN_PASSWORD' | 'isLocalSite'>

/** A random secret of 32 characters has about 20 different ones. */
const differentLeast = 12

/** A site that only this machine reaches needs none of what others do. */
function isPublic({ DEMO, isLocalSite }: Checked, isProduction: boolean): boolean {
  return isProduction || (!isLocalSite && DEMO !== 'by_link')
}

/** Looks for weak settings of the deployment. @param secrets those of APP_SECRET, of which only the first is in use */
export function configurationChecks(config: Checked, secrets: string[], isProduction: boolean): Found[] {
  const { PUBLIC_URL, TRUST_PROXY } = config
  const weak: Found[] = []
  if (isPublic(config, isProduction)) {
    if (!PUBLIC_URL) weak.push(found('settings.no_public_url'))
    else if (!config.isLocalSite && PUBLIC_URL.startsWith('http:')) weak.push(found('settings.http'))
    if (PUBLIC_URL?.startsWith('https:') && !TRUST_PROXY) weak.push(found('settings.no_proxy'))
  }
  if (listed(TRUST_PROXY ?? '').some((range) => range.endsWith('/0'))) weak.push(found('settings.trusts_all'))
  if (new Set(secrets[0]).size < differentLeast) weak.push(found('settings.secret'))
  return weak.length > 0 ? weak : [found('settings.ok')]
}

export function accountChecks(config: Checked, isProduction: boolean, withoutSecondFactor: number): Found[] {
  const weak: Found[] = []
  if (config.DEMO === 'everywhere') weak.push(found('accounts.demo'))
  if (config.ADMIN_PASSWORD) weak.push(found('accounts.environment'))
  if (withoutSecondFactor > 0 && isPublic(config, isProduction))
    weak.push(found('accounts.one_factor', { count: withoutSecondFactor }))
  return weak.length > 0 ? weak : [found('accounts.ok')]
}
