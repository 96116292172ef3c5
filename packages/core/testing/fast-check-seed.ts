import fc from 'fast-check'

/**
 * The same seed for every run, so that a property fails because of a code change and not by chance (docs/testing.md).
 */
const SEED = 1

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? SEED) })
