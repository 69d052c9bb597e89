// Writes Prisma's typed client, with what it runs on beside it: @prisma/client carries that for every database, twenty times as much.
// Without development packages there is nothing to write it with: prisma/generated then came along with the rest.
//
// It calls the generator itself, which the `prisma` command is 200 MB around. Of what the generator stands on, package.json holds
// @prisma/config at a version that reads no prisma.config.ts, as we have none: 40 MB less.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const schemaPath = path.resolve('prisma/schema.prisma')
const outputDir = path.resolve('prisma/generated')
const runtime = [
  'client.mjs',
  'client.mjs.map',
  'client.d.mts',
  'query_compiler_fast_bg.postgresql.mjs',
  'query_compiler_fast_bg.postgresql.wasm-base64.mjs',
]

if (existsSync('node_modules/@prisma/client-generator-ts')) {
  await rm(outputDir, { recursive: true, force: true })
  await generate()
  await copyRuntime()
}

async function generate() {
  // The packages' ES modules lead nowhere: these are their CommonJS ones.
  const require = createRequire(import.meta.url)
  const { generateClient } = require('@prisma/client-generator-ts')
  const { getDMMF } = require('@prisma/get-dmmf')
  const { version } = require('@prisma/client/package.json')
  const datamodel = await readFile(schemaPath, 'utf8')
  const dmmf = getDMMF({ datamodel })
  if ('error' in dmmf) throw dmmf.error
  await generateClient({
    datamodel,
    schemaPath,
    dmmf,
    outputDir,
    runtimeBase: '#prisma/runtime',
    generator: { name: 'client', config: {}, previewFeatures: [], binaryTargets: [], sourceFilePath: schemaPath },
    datasources: [{ name: 'db', provider: 'postgresql', activeProvider: 'postgresql', schemas: [] }],
    binaryPaths: {},
    activeProvider: 'postgresql',
    clientVersion: version,
    engineVersion: version,
    target: 'nodejs',
    moduleFormat: 'esm',
    generatedFileExtension: 'ts',
    importFileExtension: 'ts',
    tsNoCheckPreamble: true,
    compilerBuild: 'fast',
  })
}

async function copyRuntime() {
  const folder = path.join(outputDir, 'runtime')
  await mkdir(folder)
  await Promise.all(
    runtime.map((file) => copyFile(`node_modules/@prisma/client/runtime/${file}`, path.join(folder, file))),
  )
}
