/** Longest display name, in characters (product-spec section 9). */
export const DISPLAY_NAME_MAX = 100
/** Largest photo that may become an avatar, in bytes: 15 MB (product-spec section 9). */
export const AVATAR_MAX_BYTES = 15 * 1_048_576
/** Product-spec section 8. */
export const AVATAR_TOO_LARGE =
  'Photo is too large. Please choose a photo under 15MB or use your camera to take a new one.'
export const AVATAR_NOT_IMAGE = 'Please select an image file.'
export const AVATAR_INVALID = 'Invalid file. Please check file type and size.'

/** Browsers tell no type of HEIC files on systems that do not know them: their names do. */
const HEIC_NAME = /\.hei[cf]$/i

/**
 * What is wrong with a chosen file before it is sent, or null when it may be tried.
 * @param file type as the browser tells it, which may be empty; size in bytes
 */
export function avatarProblem(file: { name: string; type: string; size: number }): string | null {
  if (!file.type.startsWith('image/') && !HEIC_NAME.test(file.name)) return AVATAR_NOT_IMAGE
  return file.size > AVATAR_MAX_BYTES ? AVATAR_TOO_LARGE : null
}
