/** Fails the test with an error that it doesn’t expect. */
export function unexpected(error: Error): never {
  throw error
}
