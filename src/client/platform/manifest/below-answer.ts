import { createContext, type ReactNode } from 'react'

/** What the app shows below the answer to something that was sent: features do not know one another. */
export const BelowAnswer = createContext<ReactNode>(null)
