import type { RequestNews } from '#src/contract/generated/types.ts'

/** Minimum interval of loads, however much is heard. */
const REST_MS = 1000

interface NewsLoadsOptions {
  load: (news: readonly RequestNews[]) => Promise<unknown>
  /** Whether this admin has made a version of a request itself, and so has loaded what follows from it. */
  isOwn: (request: RequestNews['requests'][number]) => boolean
  /** Whether a change of a request is being saved: until it is, nobody knows whose a new version is. */
  isBeingSaved: (id: string) => boolean
}

/** Turns what is heard into loads: none for own changes, one at a time, and at most one each second. */
export class NewsLoads {
  private readonly options: NewsLoadsOptions
  private heard: readonly RequestNews[] = []
  private isResting = false

  constructor(options: NewsLoadsOptions) {
    this.options = options
  }

  hear(news: RequestNews): void {
    this.heard = [...this.heard, news]
    this.look()
  }

  /** Loads if there is a reason to; also called when a change has been saved. */
  look(): void {
    if (this.isResting) return
    const { load, isOwn, isBeingSaved } = this.options
    const foreign = this.heard.filter(({ requests }) => requests.length === 0 || !requests.every(isOwn))
    this.heard = foreign.filter(({ requests }) => requests.length > 0 && requests.every(one => isOwn(one) || isBeingSaved(one.id)))
    if (this.heard.length === foreign.length) return
    void this.run(() => load(foreign))
  }

  private async run(load: () => Promise<unknown>): Promise<void> {
    this.isResting = true
    await Promise.allSettled([load(), new Promise(resolve => setTimeout(resolve, REST_MS))])
    this.isResting = false
    this.look()
  }
}
