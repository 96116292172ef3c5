/** An eigenvalue and its unit vector. */
export type Eigenpair = { value: number; vector: number[] }

const MAX_SWEEPS = 60
/** Sum of squares off the diagonal, and size of one element there, that count as zero. */
const CONVERGED = 1e-14
const NEGLIGIBLE = 1e-15

/**
 * Eigenvalues, largest first, and eigenvectors of a symmetric matrix by cyclic Jacobi rotations. Each rotates one plane
 * by the angle with tan 2θ = 2a_pq / (a_qq − a_pp), which makes a_pq zero, until the matrix is diagonal.
 */
export function eigenpairs(matrix: readonly (readonly number[])[]): Eigenpair[] {
  const n = matrix.length
  const a = Float64Array.from(matrix.flat())
  const vectors = Float64Array.from(a, (_, i) => (i % (n + 1) === 0 ? 1 : 0))
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(a, n) >= CONVERGED; sweep++)
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotate(a, vectors, n, p, q)
  return Array.from({ length: n }, (_, k) => ({
    value: a[k * n + k] ?? 0,
    vector: Array.from({ length: n }, (_row, row) => vectors[row * n + k] ?? 0),
  })).toSorted((one, other) => other.value - one.value)
}

function offDiagonal(a: Float64Array, n: number): number {
  let sum = 0
  for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) sum += (a[p * n + q] ?? 0) ** 2
  return sum
}

function rotate(a: Float64Array, vectors: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q] ?? 0
  if (Math.abs(apq) < NEGLIGIBLE) return
  const theta = ((a[q * n + q] ?? 0) - (a[p * n + p] ?? 0)) / (2 * apq)
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const cos = 1 / Math.sqrt(tangent * tangent + 1)
  const sin = tangent * cos
  for (let k = 0; k < n; k++) turn(a, k * n + p, k * n + q, cos, sin)
  for (let k = 0; k < n; k++) turn(a, p * n + k, q * n + k, cos, sin)
  for (let k = 0; k < n; k++) turn(vectors, k * n + p, k * n + q, cos, sin)
}

/** Rotates the pair of elements at `i` and `j`. */
function turn(values: Float64Array, i: number, j: number, cos: number, sin: number): void {
  const one = values[i] ?? 0
  const other = values[j] ?? 0
  values[i] = cos * one - sin * other
  values[j] = sin * one + cos * other
}
