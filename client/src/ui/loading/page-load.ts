/** The code of a page could not be loaded: the network is down, or a newer version of the site has replaced it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** Marks a failed load. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load()
  } catch (cause) {
    throw new PageLoadError('This page could not be loaded', { cause })
  }
}
