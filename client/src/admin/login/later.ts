import { lazyComponents } from '../../ui/loading/lazy-component.tsx'
import { OpeningPanel } from '../shell/index.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

/** What follows on a password, or on none: files of their own, which nobody loads for two fields. */
export const CodeStep = lazyComponent(() => import('./CodeStep.tsx'))
export const ForgotPassword = lazyComponent(() => import('./ForgotPassword.tsx'))
