/** One problem found by a schema, as the validator reports it. */
type Problem = {
  instancePath: string
  message?: string | undefined
  params?: Readonly<Record<string, unknown>>
}

/** The most unknown fields that a message names, and the most characters of each. */
const NAMED = 5
const NAME_MAX = 64

const named = (key: unknown) => `“${String(key).slice(0, NAME_MAX)}”`

/** A message about the first problem of a request. */
export function validationSentence(problems: readonly Problem[]): string {
  const [first] = problems
  if (!first) return 'The request is not in the expected form.'
  const { message = '', params = {} } = first
  // A schema's own message explains it best.
  if (/^[A-Z].*\.$/.test(message)) return message
  const field = first.instancePath.replace(/^\//, '').replaceAll('/', '.')
  const issue = isRecord(params['issue']) ? params['issue'] : params
  const { code, maximum, minimum, keys } = { ...issue, code: issue['code'] ?? codeIn(first) } as Record<string, unknown>
  if (Array.isArray(keys)) return `${keys.slice(0, NAMED).map(named).join(', ')}: unknown field.`
  if (field === '') return 'The request is not in the expected form.'
  if (/received undefined/.test(message)) return `“${field}” is missing.`
  if (code === 'too_big') return `“${field}” is too large${bound('most', maximum)}.`
  if (code === 'too_small') return `“${field}” is too small${bound('least', minimum)}.`
  return `“${field}” is not in the expected form.`
}

function bound(side: 'most' | 'least', value: unknown): string {
  return typeof value === 'number' ? `; it must be at ${side} ${value}` : ''
}

function codeIn({ message = '' }: Problem): string {
  if (message.startsWith('Too big')) return 'too_big'
  return message.startsWith('Too small') ? 'too_small' : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
