export const historyClass = 'chat-history min-h-0 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2 lg:p-5'
