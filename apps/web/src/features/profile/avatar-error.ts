import { AVATAR_INVALID, AVATAR_TOO_LARGE } from '@soundings/core/account'
import { ApiError } from '#web/lib/api-error.ts'

/** The message for a photograph that couldn't be uploaded (docs/messages.md#profile-and-billing). */
export function avatarError(error: unknown): string {
  if (error instanceof ApiError) {
    const said = 'error' in error.body ? error.message : null
    if (error.status === 413) return AVATAR_TOO_LARGE
    if (error.status === 400) return said ?? AVATAR_INVALID
    return said ?? 'Photo upload failed. Please try again.'
  }
  const message = error instanceof Error ? error.message : ''
  return message === '' ? 'Photo upload failed. Please try again.' : `Upload error: ${message}`
}
