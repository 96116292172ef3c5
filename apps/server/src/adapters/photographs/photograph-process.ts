import { serveJobs } from '#server/platform/isolation/serve-jobs.ts'
import { decodePhotograph } from './decode-photograph.ts'
import { makePicture, type Picture } from './make-picture.ts'
import { makeAvatar } from './make-avatar.ts'
import { drawDisplay, preparePhotograph, type PreparedPhotograph } from './prepare-photograph.ts'

/**
 * The result to make from an image: a page for text recognition, a version that browsers can show, a profile picture,
 * or a photograph of an entry.
 */
export type PhotographTask =
  | { make: 'page' | 'display' | 'avatar'; bytes: Uint8Array; kind: string }
  | { make: 'picture'; bytes: Uint8Array; kind: string; keep: boolean }
export type PhotographResult =
  | { page: PreparedPhotograph }
  | { display: Uint8Array }
  | { avatar: Uint8Array }
  | { picture: Picture }

/** A hostile image attacks its decoder, so decoding runs in a process that may crash. */
serveJobs<PhotographTask, PhotographResult>(async (task) => {
  if (task.make === 'picture') return { picture: await makePicture(task) }
  if (task.make === 'avatar') return { avatar: await makeAvatar(task) }
  if (task.make === 'display') return { display: await drawDisplay(await decodePhotograph(task.bytes, task.kind)) }
  return { page: await preparePhotograph(task) }
})
