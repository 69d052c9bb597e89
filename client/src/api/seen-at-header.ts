/** Of an answer that the service worker had kept: when it came from the server, ISO 8601. A kept page has it as `data-seen-at`. */
export const seenAtHeader = 'seen-at'
