/** A promise with a number: what is asked, and the command that says what is. */
export interface Measure {
  title: string
  /** What a traveller, or whoever runs a server, has of it. */
  asked: string
  /** A task of package.json and what follows it. */
  task: string
  args?: string[]
  env?: Record<string, string>
}

export const measures: Readonly<Record<string, Measure>> = {
  pages: {
    title: 'First screens',
    asked:
      'A cold page can be used within 3.5 times a bare one (sign-in 1.8), with 25 requests, 3 calls, a shift of 0.02 and, on the trip, 180 KB of script at most; in German it brings at most 8 KB more. The same holds for a journey of 3 places with 40 bookings and 60 ideas.',
    task: 'bench',
    args: ['pages'],
  },
  calls: {
    title: 'Calls under load',
    asked:
      'With fifty travellers at once a list of 20 trips and a trip of 100 items reach 60% of a bare framework with one indexed select of the same rows, a write 45% of a bare insert, and the slowest call of a hundred takes five times the middle one at most; fifty writes at once all happen, and a limit holds to the row.',
    task: 'bench',
    args: ['calls'],
  },
  growth: {
    title: 'Growth',
    asked:
      'From 10 to 10,000 items and from 10 to 5,000 trips the time grows at most 1.5 times as fast as the size, and a traveller does not notice whether others have a thousand rows or a million.',
    task: 'bench',
    args: ['growth'],
  },
  memory: {
    title: 'Memory',
    asked: 'Over ten minutes of mixed load the server stays under 250 MB and does not grow.',
    task: 'bench',
    args: ['memory'],
  },
  unread: {
    title: 'Answers nobody reads',
    asked: 'The server stays under 400 MB while one account asks for long answers and reads none.',
    task: 'bench',
    args: ['unread'],
  },
  live: {
    title: 'Live changes',
    asked: 'Nobody misses or doubles a change; 99 of 100 arrive within 500 ms, in 150 MB.',
    task: 'bench',
    args: ['live'],
  },
  abuse: {
    title: 'One account at its worst',
    asked: 'Others hardly notice, and none of their calls fails.',
    task: 'bench',
    args: ['abuse'],
  },
  solver: {
    title: 'Time for a plan',
    asked: 'A week from sixty candidates is planned in 60 ms (95 of 100).',
    task: 'bench',
    args: ['solver'],
  },
  balances: {
    title: 'Who owes whom',
    asked: 'The balances of 5,000 expenses stand within 50 ms on a processor four times slower.',
    task: 'bench',
    args: ['balances'],
  },
  ledger: {
    title: 'Money that adds up',
    asked:
      'Over 100,000 random ledgers balances add up to 0 and settling up ends them with the fewest transfers; over 10,000 schedules two devices that were offline show the same.',
    task: 'ledger',
  },
  mutants: {
    title: 'Tests that notice',
    asked:
      'Whatever small fault is put into the rules of money, a test fails, but for those that change nothing.',
    task: 'mutants',
  },
  plans: {
    title: 'Plans everywhere',
    asked: 'No plan for any place of the guide has a fault.',
    task: 'plans',
  },
  kills: {
    title: 'kill -9 under load',
    asked:
      'Of 50,000 acknowledged writes none is lost or doubled by 200 kills, and the server is ready within 5 s (95 of 100).',
    task: 'faults',
    args: ['kills'],
  },
  server: {
    title: 'Stops, second servers, other versions',
    asked:
      'A stop cuts nothing off and loses nothing; a folder in use is refused within 2 s, also while its holder is frozen; an upgrade that was killed is done whole by the next start, and a newer folder stays as it is.',
    task: 'faults',
    args: ['server'],
    env: { FAULT_PACE: '0.2' },
  },
  database: {
    title: 'A database that breaks',
    asked:
      'Nothing is lost or doubled, every call is answered, within 3 s while the database is gone, and service comes back by itself within 5 s.',
    task: 'faults',
    args: ['database'],
    env: { FAULT_PACE: '0.4' },
  },
  shortages: {
    title: 'Full disks, lost handles, slow clients, jumping clocks',
    asked:
      'Nothing is lost or doubled, the process lives and serves as soon as there is room; beside 500 slow clients others are answered within 500 ms (95 of 100).',
    task: 'faults',
    args: ['shortages'],
    env: { FAULT_PACE: '0.5' },
  },
  services: {
    title: 'Services that misbehave',
    asked:
      'Whatever an outside service does, every call is answered, each is waited for as long as promised (20% more or less), no redirect is followed, and the event loop is held for 200 ms at most.',
    task: 'faults',
    args: ['services'],
  },
  generated: {
    title: 'Calls made by dice',
    asked:
      'Of 100,000 calls made from the OpenAPI document, right, nearly right and wild, none ends in a fault of ours, whoever asks.',
    task: 'generated',
  },
  container: {
    title: 'The container',
    asked:
      'The image builds, runs as an ordinary user with nothing to write but its data, is ready within 30 s, keeps what it was told across a restart, and leaves in order.',
    task: 'container',
  },
  markup: {
    title: 'Texts that would run',
    asked:
      'Of 119 texts that would run in a careless page, in every field, in a model’s and other services’ answers and in names, none runs anywhere.',
    task: 'e2e',
    args: ['markup.spec.ts'],
    env: { ALL_MARKUP: '1' },
  },
  scan: {
    title: 'Attacks from outside',
    asked:
      'Scanners confirm nothing on any call or page, hydra guesses no password, and no time tells who has an account (of 2 × 200 tries the quickest fifth: within 5 ms and 5%, or by chance).',
    task: 'scan',
  },
  cluster: {
    title: 'Beyond one machine',
    asked:
      'Two servers on a PostgreSQL with a standby, behind PgBouncer: whatever is killed, no acknowledged write is lost or doubled, live clients miss nothing, and service is back within 15 s.',
    task: 'cluster',
  },
  scale: {
    title: 'What a traveller costs',
    asked: 'The figures from which docs/scale.md reckons; the tables there are written by this command.',
    task: 'cluster',
    args: ['figures', 'docs/scale.md'],
  },
  simulate: {
    title: 'The offline queue',
    asked:
      'In a million schedules of lost calls, dead tabs and changing people no write is lost, doubled or mixed up.',
    task: 'simulate',
  },
}
