export { createBuyerDevices } from './buyer-devices.service.ts'
export {
  deliverDevices,
  devicesOfPiece,
  moveDevices,
  notReturnable,
  numberConditions,
  shipDevices,
} from './devices.repo.ts'
export { buyerDevicesRoutes, devicesRoutes } from './devices.routes.ts'
export { createDevices } from './devices.service.ts'
