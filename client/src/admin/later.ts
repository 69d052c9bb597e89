import { lazyComponents } from '../ui/loading/lazy-component.tsx'
import { OpeningPanel } from './shell/index.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

export const LinkScreen = lazyComponent(() => import('./login/link/LinkScreen.tsx'))

export const SignedIn = lazyComponent(async () => {
  const code = await import('./SignedIn.tsx')
  code.loadScreenAt(location.pathname)
  return code
})

/** Preloads the back office; a failure is ignored here, because rendering it tries again. */
export async function prepareBackOffice(): Promise<void> {
  await SignedIn.load().catch(() => undefined)
}
