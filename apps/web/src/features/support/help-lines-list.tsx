import { EU_EMERGENCY, FIND_A_HELPLINE, HELP_LINES, telephone, type HelpLine } from './help-lines.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './help-lines-list.module.css'
import textStyles from '#web/ui/text.module.css'

/** Every help line by country, and a directory for other countries. */
export function HelpLinesList() {
  return (
    <>
      <ul className={styles.helpLines}>
        {HELP_LINES.map((line) => (
          <Line key={line.country} line={line} />
        ))}
        <li>
          <h3>European Union</h3>
          <p>
            <a className={styles.call} href={telephone(EU_EMERGENCY)}>
              {EU_EMERGENCY}
            </a>
            <span>in an emergency, in every country</span>
          </p>
        </li>
        <li>
          <h3>Anywhere else</h3>
          <p>
            <a className={styles.call} href={FIND_A_HELPLINE} rel="noreferrer">
              findahelpline.com
            </a>
            <span>lists help lines in most countries</span>
          </p>
        </li>
      </ul>
    </>
  )
}

function Line({ line: { country, name, number, text, hours, emergency } }: { line: HelpLine }) {
  return (
    <li>
      <h3>{country}</h3>
      <p>
        <a className={styles.call} href={telephone(number)} aria-label={`Call ${number}, ${name}, ${country}`}>
          {number}
        </a>
        <span>
          {name}
          {text && ' (call or text)'}
          {hours && ` (${hours})`}
        </span>
      </p>
      <p className={classes(textStyles.meta, styles.meta)}>
        Emergency: <a href={telephone(emergency)}>{emergency}</a>
      </p>
    </li>
  )
}
