import { lazyComponents } from '../ui/loading/lazy-component.tsx'
import { OpeningPanel } from './shell/index.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

/** What an invitation and a forgotten password lead to. */
export const LinkScreen = lazyComponent(() => import('./login/link/LinkScreen.tsx'))

/** What lies behind the gate: files of its own, which nobody loads for two fields. */
export const SignedIn = lazyComponent(async () => {
  const code = await import('./SignedIn.tsx')
  code.loadScreenAt(location.pathname)
  return code
})

/** Loads it ahead. What can't be had now is asked for again once one is signed in, and then said. */
export async function prepareBackOffice(): Promise<void> {
  await SignedIn.load().catch(() => undefined)
}
