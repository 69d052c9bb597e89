export { arrivalHere } from './arrival.ts'
export { LoginScreen } from './LoginScreen.tsx'
export { RestrictedScreen } from './RestrictedScreen.tsx'
