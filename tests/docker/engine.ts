import { getContainerRuntimeClient } from 'testcontainers'
import { projectName } from './place.ts'

/** What Compose puts on all that it makes. */
export const ownLabels = { 'com.docker.compose.project': projectName }

const own = { filters: { label: [`com.docker.compose.project=${projectName}`] } }

export async function engine() {
  return (await getContainerRuntimeClient()).container.dockerode
}

/** The stack's containers, those that have ended too, or a service's. */
export async function containers(service?: string) {
  const docker = await engine()
  const found = await docker.listContainers({ all: true, ...own })
  return found
    .filter(({ Labels }) => service === undefined || Labels['com.docker.compose.service'] === service)
    .map(({ Id }) => docker.getContainer(Id))
}

/** Removes all that a run has made or left of the stack: containers, networks, volumes, images. */
export async function removeStack(): Promise<void> {
  const docker = await engine()
  for (const container of await containers()) await container.remove({ force: true, v: true })
  for (const { Id } of await docker.listNetworks(own)) await docker.getNetwork(Id).remove()
  const { Volumes } = await docker.listVolumes(own)
  for (const { Name } of Volumes) await docker.getVolume(Name).remove()
  await removeImage()
}

export async function removeImage(): Promise<void> {
  const docker = await engine()
  for (const { Id } of await docker.listImages({ all: true, ...own })) await docker.getImage(Id).remove({ force: true })
}
