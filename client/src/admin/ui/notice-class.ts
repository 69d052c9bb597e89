/** Card for something to check or decide; the left border's colour shows the urgency. */
export const noticeClass = 'grid gap-3 rounded-panel border border-l-4 border-hairline bg-raised px-5 py-4'
