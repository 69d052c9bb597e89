import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { variableNames } from '#server/platform/config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const manifests = manifestsOf('harbour-iot')
const pooler = manifestsOf('pgbouncer')

function manifestsOf(name: string) {
  const text = readFileSync(path.join(root, `kubernetes/${name}.yaml`), 'utf8')
  return parseAllDocuments(text).map((document) => document.toJS({ mapAsMap: false }))
}

/** Writes each manifest as a constant of its kind, so that TypeScript refuses unknown fields as well as wrong types. */
function asTypeScript(): string {
  return [...manifests, ...pooler]
    .map(({ apiVersion, kind, ...rest }, index) => {
      const type = `import('kubernetes-models/${apiVersion}').I${kind}`
      return `export const manifest${index}: ${type} = ${JSON.stringify({ apiVersion, kind, ...rest })}`
    })
    .join('\n')
}

function typeErrors(source: string): string {
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/kubernetes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'manifests.ts')
  writeFileSync(file, source)
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig']
  try {
    execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), ...flags, file], { cwd: root })
    return ''
  } catch (error) {
    return String(Object(error).stdout)
  }
}

it('each manifest has the fields of its kind and no others', () => {
  expect(typeErrors(asTypeScript())).toBe('')
  expect(typeErrors(asTypeScript().replace('"httpGet"', '"httpget"'))).toContain('"httpget"')
})

it('there is a Deployment, a Service, a HorizontalPodAutoscaler and a PodDisruptionBudget for the same pods', () => {
  const of = (kind: string) => manifests.find((manifest) => manifest.kind === kind)
  const { labels } = of('Deployment').spec.template.metadata
  expect(of('Deployment').spec.selector.matchLabels).toEqual(labels)
  expect(of('Service').spec.selector).toEqual(labels)
  expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
  expect(of('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(of('Deployment').metadata.name)
  expect(of('Deployment').spec).not.toHaveProperty('replicas') // each apply would undo what the autoscaler has set
})

it('every variable is one of the site’s', () => {
  const [container] = manifests.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
  const names = container.env.map(({ name }: { name: string }) => name)
  const { data } = manifests.find(({ kind }) => kind === 'ConfigMap')
  expect([...names, ...Object.keys(data)].filter((name) => !variableNames.includes(name))).toEqual([])
})

it('a pod has the time to end that the site may take', () => {
  const { terminationGracePeriodSeconds: grace, containers } = manifests.find(({ kind }) => kind === 'Deployment').spec
    .template.spec
  const pauseS = containers[0].lifecycle.preStop.sleep.seconds
  expect(grace).toBeGreaterThanOrEqual(pauseS + 25) // after which the site gives up by itself
})

it('PgBouncer runs on the settings of Compose’s, with the password of the site’s secret', () => {
  const of = (kind: string) => pooler.find((manifest) => manifest.kind === kind)
  const { spec, metadata } = of('Deployment').spec.template
  const [container] = spec.containers
  for (const kind of ['Service', 'PodDisruptionBudget', 'Deployment'])
    expect(of(kind).spec.selector.matchLabels ?? of(kind).spec.selector).toEqual(metadata.labels)
  const [shell = '', flags = '', script = ''] = container.command
  expect([shell, flags]).toEqual(['sh', '-euc'])
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/pgbouncer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['config', 'secrets', 'tmp']) mkdirSync(path.join(folder, name))
  copyFileSync(path.join(root, 'docker/pgbouncer/pgbouncer.ini'), path.join(folder, 'config/pgbouncer.ini'))
  writeFileSync(path.join(folder, 'secrets/database-password'), 'a-password')
  const mounted = script.replaceAll(/ \/(config|secrets|tmp)\//g, ` ${folder}/$1/`).replace('exec pgbouncer', 'cat')
  const env = { ...process.env, DATABASE_HOST: 'postgres.example.com' }
  const settings = execFileSync(shell, [flags, mounted], { env, encoding: 'utf8' })
  expect(settings).toContain('\nharbour_iot = host=postgres.example.com connect_query=')
  expect(settings).toContain('\nauth_file = /tmp/users.txt\n')
  expect(readFileSync(path.join(folder, 'tmp/users.txt'), 'utf8')).toBe('"harbour_iot" "a-password"\n')
})
