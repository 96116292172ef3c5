/** The longest edge of a photograph that is sent, in pixels; the server stores no larger ones. */
const EDGE = 2_048
const QUALITY = 0.9

/**
 * The image drawn again without its location, camera and other details, and no larger than needed.
 * @returns null for a format that this browser can’t draw, such as most HEIC
 */
export async function withoutDetails(file: Blob): Promise<Blob | null> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!drawn) return null
  const scale = Math.min(1, EDGE / Math.max(drawn.width, drawn.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawn.width * scale))
  canvas.height = Math.max(1, Math.round(drawn.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
