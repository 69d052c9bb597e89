/** Where the conversation stands, or what may begin one: in the drawer it takes what is left. */
export const historyClass =
  'chat-history h-100 overflow-y-auto p-4 focus-visible:-outline-offset-2 in-[.assistant-drawer]:min-h-0 in-[.assistant-drawer]:flex-1 lg:h-104 lg:p-5'
