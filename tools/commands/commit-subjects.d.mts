export function subjectProblem(subject: string): string | null
