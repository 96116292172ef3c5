import { json } from 'node:stream/consumers'
import type { z } from 'zod'
import { askServer } from './ask-server.ts'
import type { AdminContext } from './commands/command.ts'

/**
 * Has the running server carry out an operator's order. With PostgreSQL, or when no server runs on this data folder,
 * this process does it.
 * @param here carries it out in this process
 * @throws AdminRefusal
 */
export async function carryOut<Result>(
  { config, dataDir }: Pick<AdminContext, 'config' | 'dataDir'>,
  { name, order, result }: { name: string; order: unknown; result: z.ZodType<Result> },
  here: () => Promise<Result>,
): Promise<Result> {
  const answer = config.databaseUrl ? null : await askServer(dataDir, name, order)
  return answer ? result.parse(await json(answer)) : here()
}
