import type { RequestNews } from '#src/contract/generated/types.ts'
import type { News, NewsListener } from '../news.ts'

/** News of the embedded database, whose one writer is this process: what a transaction announces is told once it is committed. */
export class LocalNews implements News {
  private readonly listeners = new Set<NewsListener>()
  private announced: RequestNews[] = []

  async subscribe(listener: NewsListener): Promise<() => void> {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes an announcement of the transaction under way. */
  collect(payload: string): void {
    // Only this program announces, so its JSON needs no validation.
    this.announced.push(JSON.parse(payload) as RequestNews)
  }

  /** Ends the transaction under way. */
  end(isCommitted: boolean): void {
    const announced = this.announced
    this.announced = []
    if (isCommitted) for (const news of announced) for (const tell of this.listeners) tell(news)
  }
}
