import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { WrongUse } from '#server/ops/admin/refusal.ts'

/**
 * The arguments and options of a command line.
 * @throws WrongUse when the command does not know them
 */
export function parseArguments<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  { most }: { most: number },
) {
  const parsed = parsedOrRefused(args, options)
  if (parsed.positionals.length > most) throw new WrongUse('There are too many arguments.')
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
