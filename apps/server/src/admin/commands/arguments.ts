import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { WrongUse } from '#server/admin/refusal.ts'

/** The words and options of a command line. @throws WrongUse when there are others than the command knows */
export function parseArguments<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  { most }: { most: number },
) {
  const parsed = parsedOrRefused(args, options)
  if (parsed.positionals.length > most) throw new WrongUse('There are too many words on the command line.')
  return parsed
}

function parsedOrRefused<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error
    throw new WrongUse((error as Error).message)
  }
}
