import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  createAccessPolicy,
  createAuditLog,
  createKeys,
  createRescue,
  createSessions,
  createSessionsRepo,
  createStaff,
  createUserAccess,
  createUsers,
  keyIn,
} from '#server/modules/staff/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'
import type { SettingsArea } from './settings.ts'

export type StaffArea = ReturnType<typeof staffServices>

type Needs = Pick<
  Dependencies,
  | 'config'
  | 'log'
  | 'pace'
  | 'now'
  | 'database'
  | 'background'
  | 'secrets'
  | 'audit'
  | 'settings'
  | 'jobs'
  | 'backgroundTasks'
  | 'terminalKeys'
> &
  Pick<Outgoing, 'notify' | 'currentMailer'> &
  Pick<SettingsArea, 'settingsChanges'>

export function staffServices(needs: Needs) {
  const {
    config,
    log,
    pace,
    now,
    database,
    background,
    secrets,
    audit,
    settings,
    jobs,
    settingsChanges,
    terminalKeys,
  } = needs
  const access = createAccessPolicy({ settings, terminalKeys, demo: config.DEMO })
  const repo = createSessionsRepo(database.prisma)
  const sessions = createSessions({ repo, settings, terminalKeys, demo: config.DEMO, now })
  const keys = createKeys({ database, audit, admits: sessions.admitsOthers, random: randomBytes, now })
  const staff = createStaff({
    database,
    background,
    secrets,
    audit,
    settings,
    sessions,
    jobs,
    notify: needs.notify,
    backgroundTasks: needs.backgroundTasks,
    currentMailer: needs.currentMailer,
    config,
    terminalKeys,
    publicUrl: config.PUBLIC_URL,
    now,
    random: randomBytes,
    log,
    retry: pace.retry,
  })
  const { links, firstStart } = staff
  const accounts = { database, audit, links, now }
  const userAccess = createUserAccess(accounts)
  const { liftAccessPolicy } = settingsChanges
  return {
    access: {
      admit: access.admit,
      authenticate: (request: FastifyRequest) => {
        const key = keyIn(request)
        return key === undefined ? sessions.authenticate(request) : keys.authenticate(request, key)
      },
      spend: keys.spend,
    },
    keys,
    sessions,
    staff,
    links,
    users: createUsers(accounts),
    userAccess,
    rescue: createRescue({ ...accounts, terminalKeys, firstStart, access: userAccess, liftAccessPolicy }),
    auditLog: createAuditLog({ database, audit }),
  }
}
