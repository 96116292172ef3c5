import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { intervalText, signed, type Move } from './moves-text.ts'
import styles from './moves-details.module.css'

export function MovesTable({ moves }: { moves: readonly Move[] }) {
  return (
    <details className={styles.more}>
      <summary>The same as a table</summary>
      <div className={styles.scroll}>
        <table>
          <caption className="sr">Differences between days with and without the subject, in rating steps</caption>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Rating</th>
              <th scope="col">Days with</th>
              <th scope="col">Days without</th>
              <th scope="col">Steps</th>
              <th scope="col">95% interval</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <tr key={`${move.metric} ${move.name}`}>
                <th scope="row">{move.name}</th>
                <td>{METRIC_NAMES[move.metric]}</td>
                <td>{move.daysWith}</td>
                <td>{move.daysWithout}</td>
                <td>{signed(move.difference)}</td>
                <td>{intervalText(move)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
