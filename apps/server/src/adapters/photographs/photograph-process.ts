import { serveJobs } from '#server/platform/isolation/serve-jobs.ts'
import { decodePhotograph } from './decode-photograph.ts'
import { makeAvatar } from './make-avatar.ts'
import { drawDisplay, preparePhotograph, type PreparedPhotograph } from './prepare-photograph.ts'

/**
 * The result to make from an image: a page for text recognition, a version that browsers can show, or a profile
 * picture.
 */
export type PhotographTask = { make: 'page' | 'display' | 'avatar'; bytes: Uint8Array; kind: string }
export type PhotographResult = { page: PreparedPhotograph } | { display: Uint8Array } | { avatar: Uint8Array }

/** A hostile image attacks its decoder, so decoding runs in a process that may crash. */
serveJobs<PhotographTask, PhotographResult>(async (task) => {
  if (task.make === 'avatar') return { avatar: await makeAvatar(task) }
  if (task.make === 'display') return { display: await drawDisplay(await decodePhotograph(task.bytes, task.kind)) }
  return { page: await preparePhotograph(task) }
})
