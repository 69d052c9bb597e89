export { Frame } from './Frame.tsx'
export { PageArriving } from './PageArriving.tsx'
