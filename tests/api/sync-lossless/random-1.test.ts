import { randomRuns } from './random-run.ts'

randomRuns(0)
