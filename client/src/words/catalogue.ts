// Messages from the same Fluent catalogues as the Python side. Nothing on the wire is a sentence.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Counted, Message } from '../wire/protocol'

export interface Naming {
  /** name of a seat at this table */
  seat: (seat: number) => string
}

/** The start of a message or a term. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm
/** References to other messages and terms. */
const MADE_OF = /\{\s*(-?[a-zA-Z][\w-]*)/g

/** Parses messages on first use: a page needs a few of the thousands there are. */
class Unread extends FluentBundle {
  private readonly unread = new Map<string, string>()

  constructor(language: string, text: string) {
    super(language, { useIsolating: false })
    const begun = [...text.matchAll(BEGINNING)]
    begun.forEach((found, k) => {
      const id = found[1]!
      if (this.unread.has(id)) console.error('catalogue', `${id} is defined twice`)
      else this.unread.set(id, text.slice(found.index, begun[k + 1]?.index))
    })
  }

  private read(id: string): void {
    const text = this.unread.get(id)
    if (text === undefined) return
    this.unread.delete(id)
    this.addResource(new FluentResource(text))
    for (const found of text.matchAll(MADE_OF)) this.read(found[1]!)
  }

  override hasMessage(id: string): boolean {
    this.read(id)
    return super.hasMessage(id)
  }

  override getMessage(id: string): ReturnType<FluentBundle['getMessage']> {
    this.read(id)
    return super.getMessage(id)
  }
}

export class Catalogue {
  readonly bundle: FluentBundle

  constructor(
    readonly language: string,
    text: string,
  ) {
    this.bundle = new Unread(language, text)
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** A message by its key; an unknown key is shown as it is, so that no line is empty. */
  text(key: string, args: Record<string, FluentVariable> = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return attribute ? this.text(key, args) : key
    return this.bundle.formatPattern(pattern, args)
  }

  /** A message with typed arguments, as scenes and events carry them. */
  say(words: Message | null, naming: Naming): string {
    if (!words) return ''
    const key = words.key && !this.has(words.key) && words.otherwise ? words.otherwise : words.key
    const given = words.args ?? {}
    if (!key)
      return Object.values(given)
        .map((arg) => String(this.value(arg, naming, '')))
        .filter(Boolean)
        .join(', ')
    const message = this.bundle.getMessage(key)
    const kase = message?.attributes.case ? this.bundle.formatPattern(message.attributes.case, {}) : ''
    const plain: Record<string, FluentVariable> = {}
    for (const [name, arg] of Object.entries(given))
      if (arg.kind !== 'word') plain[name] = this.value(arg, naming, kase)
    // a message may use what comes before it
    for (const [name, arg] of Object.entries(given))
      if (arg.kind === 'word') plain[name] = tagged(this.text(arg.text, plain), arg.tag)
    return this.text(key, plain)
  }

  private value(arg: Arg, naming: Naming, kase: string): FluentVariable {
    switch (arg.kind) {
      case 'number':
        return (arg.values[0] ?? 0) / (arg.values[1] ?? 1)
      case 'numbers':
        return arg.values.join(', ')
      case 'seat':
      case 'seats':
        return tagged(this.list(arg.values.map(naming.seat)), arg.tag)
      case 'word':
        return tagged(this.text(arg.text), arg.tag)
      case 'list':
        return this.list(arg.items.flatMap((item) => this.counted(item, kase)))
      default:
        return arg.text
    }
  }

  private counted(item: Counted, kase: string): string[] {
    if (!item.tag && this.has(item.plural)) {
      const message = this.bundle.getMessage(item.plural)
      return [this.text(item.plural, { n: item.n }, kase && message?.attributes[kase] ? kase : '')]
    }
    return Array.from({ length: item.n }, () => tagged(item.text || this.text(item.name), item.tag))
  }

  private list(items: string[]): string {
    if (items.length < 2) return items[0] ?? this.text('list-nothing')
    return this.text('list-and', { first: items.slice(0, -1).join(', '), last: items[items.length - 1]! })
  }
}

const tagged = (name: string, tag: string): string => (tag ? `${name} ${tag}` : name)
