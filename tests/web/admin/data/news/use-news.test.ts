import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadShown } from '#src/web/admin/data/news/use-news.ts'
import { makeQueryClient } from '#src/web/admin/data/query-client.ts'
import { listQuery } from '#src/web/admin/data/requests/request-queries.ts'
import { FakeAdminApi, settle } from '#tests/support/server/fake-admin-api.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

test('news that come during the first load are loaded after it: its answer may be older', async () => {
  const [client, api] = [makeQueryClient(), new FakeAdminApi()]
  const list = new QueryObserver(client, listQuery(api, 'list', ''))
  list.subscribe(() => {})
  const loaded = loadShown(client, {})
  api.next().answer({ appointments: [] })
  await settle()
  api.next().answer({ appointments: [STORED] })
  await loaded
  expect(list.getCurrentResult().data?.appointments).toEqual([STORED])
  const again = loadShown(client, {})
  api.next().answer({ appointments: [] })
  await again
  expect(api.waiting).toEqual([])
})
