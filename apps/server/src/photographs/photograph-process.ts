import { serveJobs } from '#server/isolation/serve-jobs.ts'
import { makeAvatar } from './make-avatar.ts'
import { preparePhotograph, type PreparedPhotograph } from './prepare-photograph.ts'

/** What is to be made of a picture: a page that can be read, or the portrait of a person. */
export type PhotographTask = { make: 'page' | 'avatar'; bytes: Uint8Array; kind: string }
export type PhotographResult = { page: PreparedPhotograph } | { avatar: Uint8Array }

/** Decoding is where hostile pictures strike: it happens in a process that may die. */
serveJobs<PhotographTask, PhotographResult>(async (task) =>
  task.make === 'avatar' ? { avatar: await makeAvatar(task) } : { page: await preparePhotograph(task) },
)
