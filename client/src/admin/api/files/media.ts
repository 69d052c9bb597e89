import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/media.ts'
import type { Crop, Media, UploadKind } from '#contract/media.ts'
import { call } from '../request.ts'
import { sendFile } from './send-file.ts'

/** @param onSent called with the share that is sent, from 0 to 1 */
export function uploadMedia(
  kind: UploadKind,
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<Media> {
  return sendFile(endpoints.uploadMedia, { kind, fileName: file.name || kind }, file, onSent, signal)
}

/** Never stale: an upload is addressed by its hash. */
export function mediaOptions(hash: string) {
  return queryOptions({
    queryKey: ['media', hash],
    queryFn: ({ signal }) => call(endpoints.getMedia, { params: { upload: hash }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function cropMedia(hash: string, body: Crop): Promise<Media> {
  return call(endpoints.cropMedia, { params: { upload: hash }, body })
}
