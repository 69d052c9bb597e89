export { CaseSheet } from './CaseSheet.tsx'
export { caseWords } from './case.words.ts'
export { changePercent } from './change.ts'
export { HeroView } from './HeroView.tsx'
