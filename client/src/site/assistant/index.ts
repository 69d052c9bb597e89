export type { AssistantDrawer } from './AssistantDrawer.tsx'
export { assistantDrawer, useAssistantDrawer } from './drawer-state.ts'
