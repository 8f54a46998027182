import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port that nobody has any business with: it counts whoever comes. */
export interface Canary {
  port: number
  visits: number
  stop(): Promise<void>
}

export async function startCanary(): Promise<Canary> {
  const server: Server = createServer((socket) => {
    canary.visits++
    socket.destroy()
  })
  // Every address of this machine, of both families where it has them.
  server.listen(0)
  await once(server, 'listening')
  const canary: Canary = {
    port: (server.address() as AddressInfo).port,
    visits: 0,
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
  return canary
}

/** This machine and its neighbours, by all the names that get past a list of forbidden texts. */
export const privateHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '0',
  '0.0.0.0',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  'localhost',
  'LOCALHOST',
  'example.com@127.0.0.1',
  '169.254.169.254',
  '2852039166',
  '[::ffff:169.254.169.254]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.100.100.200',
  '198.18.0.1',
  '192.0.0.192',
] as const
