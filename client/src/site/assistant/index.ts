export type { AssistantDrawer } from './AssistantDrawer.tsx'
export { AssistantPanel, type AssistantPanelHandle } from './AssistantPanel.tsx'
export { assistantDrawer, useAssistantDrawer } from './drawer-state.ts'
