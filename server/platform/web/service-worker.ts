import type { FastifyInstance } from 'fastify'
import { answerOf, sendAnswer } from '../http/answers.ts'

/** Replaces the worker of an earlier release at once, deletes its caches and unregisters itself. */
const script = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const deleted = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(deleted.finally(() => registration.unregister()))
})
`

/** Serves a service worker that removes the one of earlier releases. Delete it with the release after this one. */
export function registerServiceWorker(app: FastifyInstance): void {
  const answer = answerOf(script, 'text/javascript; charset=utf-8')
  app.get('/service-worker.js', { schema: { hide: true } }, (request, reply) => {
    sendAnswer(request, reply, answer)
  })
}
