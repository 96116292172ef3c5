const STEP = 0.01

/** Passes a fraction on when it is at least a hundredth more than the last one, so that few messages are sent. */
export function inSteps(report: (fraction: number) => void): (fraction: number) => void {
  let reported = 0
  return (fraction) => {
    if (fraction - reported < STEP) return
    reported = fraction
    report(fraction)
  }
}
