import fc from 'fast-check'

/** One seed for every run, so that a property fails for a change of the code and not by chance. docs/testing.md */
const SEED = 1

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? SEED) })
