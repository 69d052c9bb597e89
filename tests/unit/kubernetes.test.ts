import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { variableNames } from '#server/platform/config.ts'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'kubernetes/harbour-iot.yaml'), 'utf8')
const manifests = parseAllDocuments(text).map((document) => document.toJS({ mapAsMap: false }))

/** Writes each manifest as a constant of its kind, so that TypeScript refuses unknown fields as well as wrong types. */
function asTypeScript(): string {
  return manifests
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
