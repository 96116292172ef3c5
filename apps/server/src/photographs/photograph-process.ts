import { serveJobs } from '#server/isolation/serve-jobs.ts'
import { decodePhotograph } from './decode-photograph.ts'
import { makeAvatar } from './make-avatar.ts'
import { drawDisplay, preparePhotograph, type PreparedPhotograph } from './prepare-photograph.ts'

/** What is to be made of a picture: a page that can be read, what a browser can show, or the portrait of a person. */
export type PhotographTask = { make: 'page' | 'display' | 'avatar'; bytes: Uint8Array; kind: string }
export type PhotographResult = { page: PreparedPhotograph } | { display: Uint8Array } | { avatar: Uint8Array }

/** Decoding is where hostile pictures strike: it happens in a process that may die. */
serveJobs<PhotographTask, PhotographResult>(async (task) => {
  if (task.make === 'avatar') return { avatar: await makeAvatar(task) }
  if (task.make === 'display') return { display: await drawDisplay(await decodePhotograph(task.bytes, task.kind)) }
  return { page: await preparePhotograph(task) }
})
