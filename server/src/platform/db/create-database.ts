import pg from 'pg'

export async function createDatabase(
  url: string,
  name: string,
  { template, owner }: { template?: string; owner?: string } = {},
): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    const options = `${template ? ` template "${template}"` : ''}${owner ? ` owner "${owner}"` : ''}`
    if (rowCount === 0) await client.query(`create database "${name}"${options}`)
  } finally {
    await client.end()
  }
}
