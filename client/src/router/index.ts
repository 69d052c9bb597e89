export type { To } from './location.ts'
export {
  Redirect,
  type Routing,
  RoutingContext,
  readdressEntry,
  useLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './routing.ts'
export { BrowserRouter, StaticRouter } from './SiteRouter.tsx'
