export const entryClass = 'grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[12rem_minmax(0,1fr)]'
