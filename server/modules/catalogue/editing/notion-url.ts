const ofNotion = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i

/** Returns the address of a Notion page; null where the id is not one of Notion's. */
export function notionUrlOf(pageId: string | null): string | null {
  if (pageId === null || !ofNotion.test(pageId)) return null
  return `https://www.notion.so/${pageId.replaceAll('-', '')}`
}
