export { arrivalHere, LinkFirstScreen, LoginScreen } from './LoginScreen.tsx'
export { RestrictedScreen } from './RestrictedScreen.tsx'
