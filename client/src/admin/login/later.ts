import { lazyComponents } from '../../ui/loading/lazy-component.tsx'
import { OpeningPanel } from '../shell/index.ts'

const { lazyComponent } = lazyComponents(OpeningPanel)

export const CodeStep = lazyComponent(() => import('./CodeStep.tsx'))
export const ForgotPassword = lazyComponent(() => import('./ForgotPassword.tsx'))
