export { arrivalHere } from './arrival.ts'
export { LinkFirstScreen, LoginScreen } from './LoginScreen.tsx'
export { RestrictedScreen } from './RestrictedScreen.tsx'
