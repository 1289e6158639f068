import type { Announcement } from '../events/announce.ts'

type Hear = (announcement: Announcement) => void

/** Who on this server wants to hear of which topic. Knows no feature. */
export interface Hub {
  subscribe(topics: readonly string[], hear: Hear): () => void
  /** Hears everything: for caches that must forget. */
  watch(hear: Hear): () => void
  publish(announcement: Announcement): void
}

export function createHub(): Hub {
  const byTopic = new Map<string, Set<Hear>>()
  const watchers = new Set<Hear>()

  function subscribe(topics: readonly string[], hear: Hear): () => void {
    for (const topic of topics) {
      const listeners = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, listeners.add(hear))
    }
    return () => {
      for (const topic of topics) {
        const listeners = byTopic.get(topic)
        listeners?.delete(hear)
        if (listeners?.size === 0) byTopic.delete(topic)
      }
    }
  }

  return {
    subscribe,
    watch(hear) {
      watchers.add(hear)
      return () => watchers.delete(hear)
    },
    publish(announcement) {
      for (const hear of watchers) hear(announcement)
      // One stream may follow several topics of one announcement; it hears it once.
      const hearers = new Set(announcement.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      for (const hear of hearers) hear(announcement)
    },
  }
}
