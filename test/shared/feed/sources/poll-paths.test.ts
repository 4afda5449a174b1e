import { describe, expect, it } from 'vitest'
import { pollAddress, pollFamily, pollPathProblem } from '@shared/feed/sources/poll-paths'
import { settingProblem } from '@shared/settings/schema'

describe('paths that polling may ask', () => {
  it.each([
    ['/projects', 'list'],
    ['/projects?per_page=20&page={page}', 'list'],
    ['/support/tickets?per_page=20&page={page}', 'list'],
    ['/api/v2/tickets', 'list'],
    ['/projects/view/{id}', 'item'],
    ['/support/tickets/{id}', 'item']
  ] as const)('accept %s as %s', (path, use) => expect(pollPathProblem(path, use)).toBeNull())
  it.each([
    '/files/purchase/{id}/7',
    '/files/purchase/1/2',
    '/support/tickets/close/{id}',
    '/support/tickets/reopen/{id}',
    '/support/tickets/{id}/close',
    '/support/tickets/close',
    '/projects/../files/purchase',
    '/projects/%2e%2e/x',
    '//evil/projects',
    'https://evil/projects',
    '/projects?next=/files/purchase',
    '/projects?page=1#x',
    '/projects?a',
    '/PROJECTS/../x',
    '/projects\\..',
    '/projects/{id}/files',
    '/vdb/types',
    '/projects?page=1?page=2',
    '/a/b/c/d/projects',
    '',
    'projects',
    '/projects/',
    '/projects/view'
  ])('refuse %s', (path) => {
    expect(pollPathProblem(path, 'list')).not.toBeNull()
    if (!/tickets\/\{id\}$|view\/\{id\}$/.test(path)) expect(pollPathProblem(path, 'item')).not.toBeNull()
    if (path !== '') expect(settingProblem('events.polling.tickets', path)).not.toBeNull()
  })
  it.each(['close', 'reopen', '../1', '1/2', '1?x', '%31', '', 'close/1', '1'.repeat(65)])('refuse the id %j', (id) =>
    expect(pollAddress('/support/tickets/{id}', 'item', { id })).toBeNull()
  )
  it('are filled with pages and ids, and belong to their family', () => {
    expect(pollAddress('/projects?page={page}', 'list', { page: 3 })).toBe('/projects?page=3')
    expect(pollAddress('/support/tickets/{id}', 'item', { id: 'T-7_a' })).toBe('/support/tickets/T-7_a')
    expect(['/support/tickets', '/tickets/{id}', '/projects', '/projects/view/{id}'].map(pollFamily)).toEqual([
      'support',
      'support',
      'fileTuning',
      'fileTuning'
    ])
  })
})
