import { Component, type ErrorInfo, type ReactNode } from 'react'
import { PageLoadError } from '../ui/loading/lazy-component.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { PageLoadFailure } from './PageLoadFailure.tsx'

const messages =
  /message port closed|message channel closed|receiving end does not exist|extension context invalidated|runtime\.sendMessage/i
const addresses = /(?:chrome|moz|safari-web)-extension:\/\//

/** Returns whether an error comes from a browser extension's own messaging, which is ignored. */
function isExtensionError(error: unknown): boolean {
  return error instanceof Error && (messages.test(error.message) || addresses.test(error.stack ?? ''))
}

interface State {
  error?: unknown
  componentStack?: string | null | undefined
}

/** Catches what is thrown while its children render (React offers this to classes only). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return isExtensionError(error) ? {} : { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (!isExtensionError(error)) this.setState({ componentStack })
  }

  private readonly tryAgain = () => this.setState({ error: undefined, componentStack: undefined })

  override render() {
    const { error, componentStack } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PageLoadError) return <PageLoadFailure error={error} componentStack={componentStack} />
    return <ErrorScreen error={error} componentStack={componentStack} onTryAgain={this.tryAgain} />
  }
}
