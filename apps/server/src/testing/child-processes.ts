import { readdirSync, readFileSync } from 'node:fs'

/** The process ids of this process's running children that were started with this file. */
export function childrenRunning(file: string): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) => {
    return contentOf(`/proc/self/task/${task}/children`).split(' ').filter(Boolean)
  })
  return children.filter((child) => contentOf(`/proc/${child}/cmdline`).includes(file)).map(Number)
}

/** The content of a file in /proc. Empty when its process or thread has just ended. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
