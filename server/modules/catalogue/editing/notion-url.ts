const ofNotion = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i

/** The page's address, for whoever has access to the workspace; null where it is no page of Notion's. */
export function notionUrlOf(pageId: string | null): string | null {
  if (pageId === null || !ofNotion.test(pageId)) return null
  return `https://www.notion.so/${pageId.replaceAll('-', '')}`
}
