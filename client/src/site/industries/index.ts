export { devices } from './devices.words.ts'
export { addressOf, industryOf } from './industries.ts'
