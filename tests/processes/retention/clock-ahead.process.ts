// For clock.test.ts, to be loaded before the server: a machine whose clock is ahead by AHEAD_MS.
const RightDate = Date
const aheadMs = Number(process.env.AHEAD_MS)
const now = () => RightDate.now() + aheadMs

globalThis.Date = new Proxy(RightDate, {
  construct: (target, given: unknown[]) =>
    given.length === 0 ? new RightDate(now()) : Reflect.construct(target, given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
