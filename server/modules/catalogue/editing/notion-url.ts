/** The page's address, for whoever has access to the workspace. */
export function notionUrlOf(pageId: string | null): string | null {
  return pageId && `https://www.notion.so/${pageId.replaceAll('-', '')}`
}
