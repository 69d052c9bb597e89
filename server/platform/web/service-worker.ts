import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { answerOf, sendAnswer } from '../http/answers.ts'

export const serviceWorkerFile = 'service-worker.js'

/** Takes the place of a worker that browsers have, at once, drops all that it has kept, and goes itself. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const dropped = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(dropped.finally(() => registration.unregister()))
})
`

/**
 * Serves the service worker (client/service-worker), which browsers ask for anew with each visit.
 * @param directory of the built client
 * @param isOn false: browsers take leave of theirs
 */
export async function registerServiceWorker(app: FastifyInstance, directory: string, isOn: boolean): Promise<void> {
  const file = path.join(directory, serviceWorkerFile)
  if (isOn && !existsSync(file)) return
  const answer = answerOf(isOn ? await readFile(file, 'utf8') : farewell, 'text/javascript; charset=utf-8')
  app.get(`/${serviceWorkerFile}`, { schema: { hide: true } }, (request, reply) => {
    sendAnswer(request, reply, answer)
  })
}
