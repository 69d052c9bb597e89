const messages =
  /message port closed|message channel closed|receiving end does not exist|extension context invalidated|runtime\.sendMessage/i
const addresses = /(?:chrome|moz|safari-web)-extension:\/\//

/** Whether an error is of a browser extension's own messaging: none of ours, and ignored (spec §2). */
export function isExtensionError(error: unknown): boolean {
  return error instanceof Error && (messages.test(error.message) || addresses.test(error.stack ?? ''))
}
