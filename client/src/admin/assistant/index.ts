export { ConversationsScreen } from './ConversationsScreen.tsx'
export { conversationsWords } from './conversations.words.ts'
export { usd } from './usd.ts'
