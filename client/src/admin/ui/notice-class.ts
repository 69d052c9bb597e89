/** A card of what staff should look at, or decide, before they go on; its left edge says in colour how pressing it is. */
export const noticeClass = 'grid gap-3 rounded-panel border border-l-4 border-hairline bg-raised px-5 py-4'
