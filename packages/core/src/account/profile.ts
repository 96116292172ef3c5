/** The longest display name, in characters (docs/spec/numbers.md#account). */
export const DISPLAY_NAME_MAX = 100
/** The largest photograph that may become an avatar, in bytes: 15 MB (docs/spec/numbers.md#account). */
export const AVATAR_MAX_BYTES = 15 * 1_048_576
/** The texts for a refused photograph are in docs/messages.md#profile-and-billing. */
export const AVATAR_TOO_LARGE =
  'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.'
export const AVATAR_NOT_IMAGE = 'Please select an image file.'
export const AVATAR_INVALID = 'Invalid file. Please check file type and size.'

/** On systems that don't know HEIC, browsers report an empty type, so the file name decides. */
const HEIC_NAME = /\.hei[cf]$/i

/**
 * The error message for a file chosen as an avatar, or null when the file can be uploaded.
 * @param file type as reported by the browser, possibly empty; size in bytes
 */
export function avatarProblem(file: { name: string; type: string; size: number }): string | null {
  if (!file.type.startsWith('image/') && !HEIC_NAME.test(file.name)) return AVATAR_NOT_IMAGE
  return file.size > AVATAR_MAX_BYTES ? AVATAR_TOO_LARGE : null
}
