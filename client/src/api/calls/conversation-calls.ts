export { getOwnConversation } from '#contract/endpoints/conversations.ts'
export { call } from './request.ts'
