const STILL_FORMING = /Need at least 3 recent entries|Insufficient data|patterns are still forming/i

/** The reason for the lighter picture (docs/messages.md#echos). */
export function fallbackMessage(serverMessage: string): string {
  return STILL_FORMING.test(serverMessage)
    ? 'Your patterns are still forming - keep writing to unlock advanced analysis'
    : 'Lightweight mode active (server analysis unavailable)'
}
