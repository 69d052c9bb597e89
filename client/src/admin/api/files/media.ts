import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/media.ts'
import type { Crop, Media, UploadKind } from '#contract/media.ts'
import { call } from '../request.ts'
import { sendFile } from './send-file.ts'

/**
 * POST /admin/media.
 * @param onSent hears how much of it is sent, as a share from 0 to 1
 */
export function uploadMedia(
  kind: UploadKind,
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<Media> {
  return sendFile(endpoints.uploadMedia, { kind, fileName: file.name || kind }, file, onSent, signal)
}

/** GET /admin/media/{upload}: what is behind it never changes. */
export function mediaOptions(hash: string) {
  return queryOptions({
    queryKey: ['media', hash],
    queryFn: ({ signal }) => call(endpoints.getMedia, { params: { upload: hash }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** POST /admin/media/{upload}/crop. */
export function cropMedia(hash: string, body: Crop): Promise<Media> {
  return call(endpoints.cropMedia, { params: { upload: hash }, body })
}
