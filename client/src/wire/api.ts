// The server's HTTP side. Every refusal is a Problem that says what is wrong and where; it is thrown as a Refusal.

import type { Problem } from './protocol'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** after how many milliseconds to try again, as far as the server has said so (Retry-After) */
    readonly after = 0,
  ) {
    super(problem.detail)
  }
}

async function ask(method: 'GET' | 'POST', path: string, body: unknown, key: string): Promise<Response> {
  const headers: Record<string, string> = {}
  if (key) headers.Authorization = `Bearer ${key}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(`api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer
  let problem: Problem = {
    type: 'problem',
    error: 'failed',
    where: path,
    detail: `${answer.status} ${answer.statusText}`,
  }
  try {
    problem = (await answer.json()) as Problem
  } catch {
    // not from our server: the status line must do
  }
  throw new Refusal(answer.status, problem, 1000 * (Number(answer.headers.get('Retry-After')) || 0))
}

const begun = new Map<string, Promise<Response>>()

/** Ask for what the page is going to need before it is there to need it; whoever gets it first takes the answer. */
export function begin(path: string): void {
  const answer = ask('GET', path, undefined, '')
  answer.catch(() => {}) // whoever takes it hears of it
  begun.set(path, answer)
}

function taken(path: string, key: string): Promise<Response> {
  const early = key ? undefined : begun.get(path)
  begun.delete(path)
  return early ?? ask('GET', path, undefined, key)
}

export async function get<T>(path: string, key = ''): Promise<T> {
  return (await taken(path, key)).json() as Promise<T>
}

export async function getText(path: string, key = ''): Promise<string> {
  return (await taken(path, key)).text()
}

/** Is a server or a database away for a moment? Nothing was changed, or the same request again tells what was. */
export const isAway = (error: unknown): boolean =>
  error instanceof Refusal ? [502, 503, 504].includes(error.status) : error instanceof TypeError

/** the longest pause that a server can ask for before a request is sent again by itself */
const MAX_PAUSE = 5000

/** Has the server refused because too much was asked of it in a short time? Nothing was changed. */
const isTooMuch = (error: unknown): boolean => error instanceof Refusal && error.status === 429

/**
 * Once more, for requests that are harmless to repeat, when the line breaks before the answer has come, a server is away or too
 * busy, or too much was asked of it. If the server says when to try again, no earlier than that.
 */
export async function insist<T>(request: () => Promise<T>, pauses: readonly number[] = [300, 1000]): Promise<T> {
  for (const pause of pauses)
    try {
      return await request()
    } catch (error) {
      const after = error instanceof Refusal ? error.after : 0
      if (!(isAway(error) || isTooMuch(error)) || after > MAX_PAUSE) throw error
      await new Promise((done) => setTimeout(done, Math.max(pause, after)))
    }
  return request()
}

/** The live channel of a table, for somebody who holds these keys and knows the log up to a number. */
export function liveSocket(table: string, keys: string[], since: number): WebSocket {
  const address = new URL('api/live', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.hash = ''
  const socket = new WebSocket(address)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', table, keys, since, follows: true }))
  return socket
}

export async function post<T>(path: string, body: unknown, key = ''): Promise<T> {
  return (await ask('POST', path, body, key)).json() as Promise<T>
}
