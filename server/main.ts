import { runProgram } from './platform/run.ts'

await runProgram(async (run) => (await import('./serve.ts')).serve(run))
