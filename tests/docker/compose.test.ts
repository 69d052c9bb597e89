import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { post } from '#tests/api/forms/forms.ts'
import { until } from '#tests/support/processes.ts'
import { containers, engine, removeImage, removeStack } from './engine.ts'
import { folder, projectName } from './place.ts'
import { compose, healthyApps, inApp, type Stack, staffHeaders, up } from './stack.ts'

let stack: Stack

beforeAll(async () => {
  await removeImage() // else the first start would not have to build it
  await oneApp()
})

afterAll(removeStack)

async function oneApp(): Promise<void> {
  stack = await up()
}

const secretFiles = ['/secrets/database-password', '/secrets/app-secret']

function get(address: string): Promise<Response> {
  return fetch(stack.url + address)
}

async function text(address: string): Promise<string> {
  const answer = await get(address)
  expect(answer.status).toBe(200)
  return answer.text()
}

type Product = Record<'id' | 'slug' | 'name', string>

/** All products; undefined where the site cannot say. */
async function products(): Promise<Product[] | undefined> {
  const answer = await get('/api/v1/products?sort=name')
  if (!answer.ok) return undefined
  const { items }: { items: Product[] } = await answer.json()
  return items.map(({ id, slug, name }) => ({ id, slug, name }))
}

async function names(): Promise<string[] | undefined> {
  return (await products())?.map(({ name }) => name).toSorted()
}

const sampleNames = sampleRecords.map(({ name }) => name).toSorted()

/** What each request was answered, of those that came one after another from before `action` until after it. */
async function answersDuring(action: (answered: () => number) => Promise<unknown>): Promise<(number | string)[]> {
  const answers: (number | string)[] = []
  let acting = true
  const acted = action(() => answers.length).finally(() => {
    acting = false
  })
  do {
    answers.push(await get('/api/v1/products').then(({ status }) => status, String))
  } while (acting)
  await acted
  return answers
}

describe('one command on what a clone holds', () => {
  beforeAll(oneApp)

  it('starts every service: those that run are healthy, those that run once have succeeded', async () => {
    const states = await Promise.all((await containers()).map((container) => container.inspect()))
    const statuses = states.map(({ Config, State }) => [
      Config.Labels['com.docker.compose.service'],
      State.Health?.Status ?? `${State.Status} ${State.ExitCode}`,
    ])
    expect(Object.fromEntries(statuses)).toEqual({
      app: 'healthy',
      database: 'healthy',
      migrate: 'exited 0',
      proxy: 'running 0',
      secrets: 'exited 0',
    })
  })

  it('is ready', async () => {
    expect((await get('/health/ready')).status).toBe(200)
  })

  it('serves the page', async () => {
    expect(await text('/')).toMatch(/<!doctype html>/i)
  })

  it('has the samples', async () => {
    expect(await names()).toEqual(sampleNames)
  })

  it('serves the back office', async () => {
    expect(await text('/admin')).toContain('/assets/admin/')
  })

  it('looks at a wrong password and refuses it', async () => {
    const body = { username: 'nobody@staff.example', password: 'not the password' }
    const answer = await post(stack, '/auth/login', body, staffHeaders)
    expect(answer.status, await answer.text()).toBe(401)
  })

  it('makes a datasheet', async () => {
    const [product] = (await products()) ?? []
    expect((await text(`/api/v1/products/${product?.slug}/datasheet.pdf`)).slice(0, 5)).toBe('%PDF-')
  })

  it('has an assistant that answers from its sources', async () => {
    const answer = await post(stack, '/chat', { message: 'How far does LoRaWAN reach?', language: 'en' }, staffHeaders)
    expect(await answer.text()).toContain('"kind":"technology"')
  })
})

describe('what it keeps closed', () => {
  beforeAll(oneApp)

  it('publishes the proxy alone: neither database nor apps', async () => {
    const states = await Promise.all((await containers()).map((container) => container.inspect()))
    const published = states.filter(({ HostConfig }) => Object.keys(HostConfig.PortBindings ?? {}).length > 0)
    expect(published.map(({ Config }) => Config.Labels['com.docker.compose.service'])).toEqual(['proxy'])
  })

  it('lets the app alone read the secrets', async () => {
    expect(await inApp('stat', '-c', '%a %U', ...secretFiles)).toBe('600 node\n600 node')
  })

  it.each(secretFiles)('has %s in no log and no setting of a container', async (file) => {
    const secret = await inApp('cat', file)
    expect(secret).toMatch(/^[0-9a-f]{48}$/)
    const settings = await Promise.all((await containers()).map((container) => container.inspect()))
    const logs = await compose('logs')
    expect(logs).not.toBe('')
    expect((JSON.stringify(settings) + logs).includes(secret)).toBe(false)
  })

  it('runs the app as nobody special, who cannot change it', async () => {
    expect(await inApp('id', '-u')).toBe('1000')
    await expect(inApp('touch', '/app/x')).rejects.toThrow(/Read-only file system|Permission denied/)
  })

  it('has no development or optional package, test, source or .git in the image', async () => {
    const list = 'cd /app && ls -dA .[!.]* * node_modules/* node_modules/@*/* 2>/dev/null || true'
    const found = new Set((await inApp('sh', '-c', list)).split('\n'))
    expect(found).toContain('server')
    expect(found).toContain('node_modules/fastify')
    const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))
    const { optionalDependencies } = await read('package.json')
    const { packages } = await read('package-lock.json')
    const development = Object.keys(packages).filter((name) => packages[name].dev)
    const unwanted = ['.git', '.env', 'tests', 'client', 'docs', 'scripts']
    const optional = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`)
    expect([...unwanted, ...development, ...optional].filter((name) => found.has(name))).toEqual([])
  })
})

describe('stopping and starting', () => {
  beforeAll(oneApp)

  it('ends an app with exit code 0 on SIGTERM, and starts it again', async () => {
    const [app] = await containers('app')
    await app?.stop()
    expect((await app?.inspect())?.State).toMatchObject({ Running: false, ExitCode: 0 })
    stack = await up()
    expect((await get('/health/ready')).status).toBe(200)
  })

  it('loses no request while the only app restarts, and no data', async () => {
    const before = await products()
    const answers = await answersDuring(async () => {
      await compose('restart', 'app')
      await healthyApps(1)
    })
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await products()).toEqual(before)
  })

  it('outlives a restart of the database', async () => {
    await compose('restart', 'database')
    expect(await until(names, 60_000)).toEqual(sampleNames)
  })

  it('leaves its volumes and nothing else after "down", and has the same products after the next "up"', async () => {
    const before = await products()
    const volumes = await volumesInUse()
    await compose('down')
    expect(await left(volumes)).toEqual({
      containers: [],
      networks: [],
      volumes: ['backups', 'database', 'secrets'].map((name) => `${projectName}_${name}`),
    })
    stack = await up()
    expect(await products()).toEqual(before)
  })
})

/** Names of all volumes of the stack's containers, those without a name of their own too. */
async function volumesInUse(): Promise<string[]> {
  const states = await Promise.all((await containers()).map((container) => container.inspect()))
  return [...new Set(states.flatMap(({ Mounts }) => Mounts.flatMap(({ Name }) => Name ?? [])))]
}

async function left(volumes: string[]) {
  const docker = await engine()
  const networks = await docker.listNetworks()
  const { Volumes } = await docker.listVolumes()
  return {
    containers: await containers(),
    networks: networks.map(({ Name }) => Name).filter((name) => name.startsWith(projectName)),
    volumes: Volumes.map(({ Name }) => Name)
      .filter((name) => name.startsWith(projectName) || volumes.includes(name))
      .toSorted(),
  }
}

describe('two apps', () => {
  beforeAll(async () => {
    await compose('down', '--volumes')
    stack = await up(2)
  })

  it('that start at once on an empty database migrate it once, and fill it once', async () => {
    const logs = await compose('logs', '--no-log-prefix')
    expect(logs.split('\n').filter((line) => line.includes('Migrated the database'))).toHaveLength(1)
    expect(await names()).toEqual(sampleNames)
  })

  it('are both healthy and both serve', async () => {
    stack = await up(2)
    await healthyApps(2)
    for (const app of await containers('app')) {
      await until(async () => {
        await get('/api/v1/site')
        return (await app.logs({ stdout: true, stderr: true })).includes('/api/v1/site')
      }, 60_000)
    }
  })

  it('lose no request when one is killed, and the site is still ready', async () => {
    stack = await up(2)
    await healthyApps(2)
    const [app] = await containers('app')
    const answers = await answersDuring(async (answered) => {
      await app?.kill()
      const before = answered()
      // for as long as the proxy may still ask the one that is gone
      await until(() => answered() >= before + 1000, 120_000)
    })
    expect(new Set(answers)).toEqual(new Set([200]))
    expect((await get('/health/ready')).status).toBe(200)
  })
})
