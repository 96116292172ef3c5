export function subjectProblem(subject: string): string | null
export function bodyProblem(body: string): string | null
export function problemsOfNewCommits(root?: string): string[]
