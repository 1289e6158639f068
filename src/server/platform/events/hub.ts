import type { BroadcastEvent } from './publish.ts'

type Hear = (broadcastEvent: BroadcastEvent) => void

/** Who on this server subscribes to which topic. Independent of features. */
export interface Hub {
  subscribe(topics: readonly string[], hear: Hear): () => void
  /** Receives everything: for caches that must be invalidated. */
  onAny(hear: Hear): () => void
  publish(broadcastEvent: BroadcastEvent): void
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
    onAny(hear) {
      watchers.add(hear)
      return () => watchers.delete(hear)
    },
    publish(broadcastEvent) {
      for (const hear of watchers) hear(broadcastEvent)
      // A stream may follow several topics of one announcement, but gets it once.
      const hearers = new Set(broadcastEvent.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
      for (const hear of hearers) hear(broadcastEvent)
    },
  }
}
