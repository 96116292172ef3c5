import { useEffect, useState } from 'react'
import styles from './section-index.module.css'

/** Links to the sections of a long page, with the current one marked. */
export function SectionIndex({
  label,
  sections,
}: {
  label: string
  sections: readonly { id: string; title: string }[]
}) {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const seen = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting)
        const first = sections.find(({ id }) => seen.get(id))
        if (first) setCurrent(first.id)
      },
      // A section is current once it has left the lower half of the window.
      { rootMargin: '0px 0px -50% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return (
    <nav className={styles.index} aria-label={label}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
