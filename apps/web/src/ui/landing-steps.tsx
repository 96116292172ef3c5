import { classes } from '#web/lib/classes.ts'
import styles from './landing-steps.module.css'
/**
 * The three landing drawings, the only ones made by hand: the lead goes down, the rings come back, the path continues.
 */
export function LeadDown() {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
      <path className={styles.waterline} d="M0 30H400" />
      <path className={styles.tick} d="M48 80h24M54 113h12M48 146h24" />
      <path className={styles.line} d="M60 30V188" />
      <path className={styles.plumb} d="M60 186c3.4 0 5 5.6 5 10a5 5 0 0 1-10 0c0-4.4 1.6-10 5-10z" />
      <path className={styles.bed} d="M0 208C60 196 120 196 190 210S320 222 400 206" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 226C60 214 120 214 190 228S320 240 400 224" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 244C60 232 120 232 190 246S320 258 400 242" />
    </svg>
  )
}

export function RingsBack() {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
      <path className={styles.waterline} d="M0 30H400" />
      <path className={styles.bed} d="M0 206C60 194 130 188 200 200S330 220 400 202" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 224C60 212 130 206 200 218S330 238 400 220" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 242C60 230 130 224 200 236S330 256 400 238" />
      <g>
        <path className={styles.ring} d="M34 194a26 26 0 0 1 52 0" />
        <path className={styles.ring} opacity={0.82} d="M8 194a52 52 0 0 1 104 0" />
        <path className={styles.ring} opacity={0.64} d="M-18 194a78 78 0 0 1 156 0" />
        <path className={styles.ring} opacity={0.48} d="M-44 194a104 104 0 0 1 208 0" />
        <path className={styles.ring} opacity={0.34} d="M-70 194a130 130 0 0 1 260 0" />
        <path className={styles.ring} opacity={0.2} d="M-96 194a156 156 0 0 1 312 0" />
      </g>
      <circle className={styles.dot} cx="60" cy="194" r="4.5" />
    </svg>
  )
}

export function WayOn() {
  return (
    <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
      <path className={styles.waterline} d="M0 30H400" />
      <path className={styles.bed} d="M0 202C60 186 110 196 180 206S330 214 400 200" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 220C60 204 110 214 180 224S330 232 400 218" />
      <path className={classes(styles.bed, styles.deeper)} d="M0 238C60 222 110 232 180 242S330 250 400 236" />
      <path className={styles.way} d="M60 192C104 192 96 128 150 116S236 62 392 33" />
      <circle className={styles.dot} cx="60" cy="192" r="4.5" />
    </svg>
  )
}
