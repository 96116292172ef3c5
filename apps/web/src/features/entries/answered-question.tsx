import { Link } from 'react-router'
import { echoLink, type AskedQuestion } from '#web/lib/asked-question.ts'
import { longCalendarDate } from '#web/lib/format.ts'
import styles from './asked-above.module.css'
import textStyles from '#web/ui/text.module.css'

/** The question that an entry answers, with a link to the Echo that asked it. */
export function AnsweredQuestion({ asked }: { asked: AskedQuestion }) {
  return (
    <div className={styles.answered}>
      <p className={textStyles.water}>{asked.question}</p>
      <Link to={echoLink(asked.echo)}>Asked by your Echo on {longCalendarDate(asked.asked_on)}</Link>
    </div>
  )
}
