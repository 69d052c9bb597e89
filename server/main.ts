import { runProgram } from './platform/run.ts'
import { serve } from './serve.ts'

await runProgram(serve)
