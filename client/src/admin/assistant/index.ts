export { ConversationsScreen } from './ConversationsScreen.tsx'
export { conversationsWords } from './conversations.words.ts'
