import { describe, expect, test } from 'vitest'
import type { Figures } from '../bench/cluster/figures.ts'
import { modelOf, supposed } from '../bench/cluster/model.ts'
import { faultsOf } from '../bench/cluster/report.ts'
import {
  addressOf,
  etcdArguments,
  haproxySettings,
  knowsNames,
  patroniSettings,
  pgbouncerSettings,
  pgbouncerUsers,
  takeover,
} from '../bench/cluster/settings.ts'
import { pageWithTables, tablesOf } from '../bench/cluster/tables.ts'
import { blowIn, type ClusterResult } from '../bench/cluster/under-blows.ts'

const passwords = { superuser: 'for-all', replication: 'for-copies', app: 'for-rows' }
const ports = {
  etcd: 1001,
  etcdPeer: 1002,
  primary: 1003,
  pooler: 1004,
  nodes: [
    { postgres: 1005, patroni: 1006 },
    { postgres: 1007, patroni: 1008 },
  ],
}
const node = (n: number) => patroniSettings(n, { folder: '/f', binaries: '/b', ports, passwords })
const pooler = (version: string) => pgbouncerSettings({ ports, version, users: '/f/users.txt' })

test('nothing of the cluster listens or leads beyond this machine', () => {
  const all = [node(0), node(1), haproxySettings(ports), pooler('1.24.1'), ...etcdArguments('/f', ports)]
  const hosts = all.flatMap((text) => text.match(/\b\d+\.\d+\.\d+\.\d+\b/g) ?? [])
  expect(hosts.length).toBeGreaterThan(15)
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1']))
  expect(all.join('\n')).not.toMatch(/\*:\d|0\.0\.0\.0|localhost|\[::\]/)
})

test('a dead primary is given up in time for service within 15 s, and each node knows the other by its own ports', () => {
  expect(takeover.loop_wait + 2 * takeover.retry_timeout).toBeLessThanOrEqual(takeover.ttl)
  expect(takeover.ttl).toBeLessThan(12)
  const [first, second] = [node(0), node(1)].map((text) => JSON.parse(text) as Record<string, never>)
  expect([first, second]).toMatchObject([
    {
      name: 'node1',
      restapi: { listen: '127.0.0.1:1006' },
      postgresql: { listen: '127.0.0.1:1005' },
      bootstrap: { dcs: { synchronous_mode: true, postgresql: { parameters: { fsync: 'on' } } } },
    },
    { name: 'node2', restapi: { listen: '127.0.0.1:1008' }, postgresql: { listen: '127.0.0.1:1007' } },
  ])
  expect(haproxySettings(ports)).toContain('server node2 127.0.0.1:1007 check port 1008')
})

test.each([
  ['1.18.0', false],
  ['1.20.1', false],
  ['1.21.0', true],
  ['1.24.1', true],
  ['2.0', true],
])('PgBouncer %s keeps the names of statements: %s', (version, does) => {
  expect(knowsNames(version)).toBe(does)
  expect(pooler(version).includes('max_prepared_statements')).toBe(does)
})

test('the pooler lends connections for a transaction, to the server and nobody who has no password', () => {
  expect(pooler('1.24.1')).toMatch(
    /pool_mode = transaction\n[^]*auth_type|auth_type[^]*pool_mode = transaction\n/,
  )
  expect(pgbouncerUsers(passwords)).toContain('"sojourn" "for-rows"')
  expect(pooler('1.24.1')).not.toContain('for-rows')
  expect(addressOf(1004, 'sojourn', 'for-rows', 'trips')).toBe(
    'postgresql://sojourn:for-rows@127.0.0.1:1004/trips',
  )
})

test('each minute three servers are killed 20 s apart, the pooler once, and the primary in turn alone and with its machine', () => {
  const blows = Array.from({ length: 120 }, (_, second) => [second, blowIn(second)] as const).filter(
    ([, blow]) => blow,
  )
  const at = (blow: string) => blows.filter(([, struck]) => struck === blow).map(([second]) => second)
  expect(at('server killed')).toEqual([10, 30, 50, 70, 90, 110])
  expect(at('PgBouncer killed')).toHaveLength(2)
  expect(at('primary killed')).toEqual([15])
  expect(at('machine of the primary gone')).toEqual([75])
})

describe('a run', () => {
  const good: ClusterResult = {
    blows: new Map([['primary killed', { times: 1, slowestPauseMs: 15_000, slowestWholeMs: 90_000 }]]),
    acknowledged: 1,
    lost: 0,
    doubled: 0,
    repeated: 7,
    cutOff: 0,
    unanswered: 0,
    wrong: [],
    slowestMs: 20_000,
    missedLive: 0,
  }
  const late = { times: 1, slowestPauseMs: 15_001, slowestWholeMs: 0 }

  test('that held everything has no fault', () => expect(faultsOf(good)).toEqual([]))

  test.each<[string, Partial<ClusterResult>]>([
    ['nothing was written', { acknowledged: 0 }],
    ['nothing was killed', { blows: new Map() }],
    ['2 acknowledged writes lost', { lost: 2 }],
    ['1 writes doubled', { doubled: 1 }],
    ['3 changes not told, or twice', { missedLive: 3 }],
    ['a request without an answer after 20 s', { slowestMs: 20_001 }],
    ['PgBouncer killed: service back only after 15.0 s', { blows: new Map([['PgBouncer killed', late]]) }],
    ['GET / answered 500', { wrong: ['GET / answered 500'] }],
  ])('is at fault: %s', (fault, change) => expect(faultsOf({ ...good, ...change })).toEqual([fault]))
})

const cost = { server: 2, database: 1, pooler: 0.5, perSecond: 100 }
const figures: Figures = {
  rows: 600,
  bytes: 300_000,
  calls: { 'list of trips': cost, 'a whole trip': cost, 'a write': cost },
  toldMs: 0,
  serverMb: 300,
  connections: 12,
  notify: [
    { what: 'write, then notify', listeners: 2, commits: 900, heard: 1 },
    { what: 'write, then notify', listeners: 50, commits: 500, heard: 1 },
    { what: 'write and notify in one transaction', listeners: 50, commits: 100, heard: 0.5 },
  ],
}

test('a million travellers need what their busiest hour asks for, with half of everything to spare', () => {
  const calls = Object.values(supposed.perHour).reduce((sum, count) => sum + count, 0)
  const perSecond = (50_000 * calls) / 3600
  expect(supposed.activeShare).toBe(0.05)
  expect(modelOf(figures, 1_000_000)).toMatchObject({
    rows: 600e6,
    gigabytes: 300,
    liveClients: 50_000,
    serverCores: (perSecond * 2) / 1000 / 0.5,
    databaseCores: (perSecond * 1) / 1000 / 0.5,
    // Its lines take more than its processors: 50,000 of 0.15 MB, in 1,500 MB of each.
    serverProcesses: 5,
    connections: 105,
    // 278 writes a second, of which each takes 250.
    databases: 2,
  })
  expect(modelOf(figures, 1000)).toMatchObject({ serverProcesses: 1, databases: 1 })
})

test('figures take the place of earlier ones on the page, and nothing else changes', () => {
  const page = 'Before\n<!-- figures -->\nof yesterday\n<!-- end of figures -->\nafter'
  const tables = tablesOf(figures, 'Today.')
  const once = pageWithTables(page, tables)
  expect(once).toMatch(
    /^Before\n<!-- figures -->\n\n\| measured[^]*\| 10,000,000 \|[^]*Today\.\n\n<!-- end of figures -->\nafter$/,
  )
  expect(once).toContain('| 100; 50% heard in time |')
  expect(once).not.toContain('of yesterday')
  expect(pageWithTables(once, tables)).toBe(once)
  expect(() => pageWithTables('no place', tables)).toThrow('no place for figures')
})
