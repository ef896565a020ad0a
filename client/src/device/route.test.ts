import { describe, expect, test } from 'vitest'
import { nextLink, parseRoute, rulesLink, seatLink, tableLink, workshopLink } from './route'
import { holdKey } from './settings'

const table = { page: 'table', table: 'abc', key: '', at: null, all: false, analysis: false }

describe('addresses', () => {
  test.each([
    ['', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/nowhere/at/all', { page: 'lobby' }],
    ['#/t/abc', table],
    ['#/t/abc/secret', { ...table, key: 'secret' }],
    ['#/t/abc?at=3', { ...table, at: 3 }],
    ['#/t/abc?at=0&all=1', { ...table, at: 0, all: true }],
    ['#/t/abc?at=-3', table],
    ['#/t/abc?at=1e9', table],
    ['#/t/', { page: 'lobby' }],
    ['#/t/%E0%A4%A', { ...table, table: '%E0%A4%A' }],
    ['#/next/abc', { page: 'next', table: 'abc' }],
    ['#/next/', { page: 'lobby' }],
    ['#/workshop/warlords', { page: 'workshop', game: 'warlords', list: '' }],
    ['#/workshop/', { page: 'lobby' }],
    ['#/seats/eyJ9', { page: 'seats', code: 'eyJ9' }],
    ['#/seats/', { page: 'lobby' }],
    ['#/learn/warlords', { page: 'learn', game: 'warlords' }],
    ['#/learn/', { page: 'lobby' }],
    ['#/puzzles', { page: 'puzzles', game: '', puzzle: '' }],
    ['#/puzzles/warlords/116a6ff7', { page: 'puzzles', game: 'warlords', puzzle: '116a6ff7' }],
    ['#/rules', { page: 'rules', game: '', clause: '' }],
    ['#/rules/bloodstones/BS-8.8', { page: 'rules', game: 'bloodstones', clause: 'BS-8.8' }],
  ])('%s', (hash, expected) => expect(parseRoute(hash)).toEqual(expected))

  test('the address of a position can be passed on: it holds the key of the spectators, and of nobody else', () => {
    holdKey('abd', 0, 'seat')
    expect(tableLink('abd', 7)).toBe('#/t/abd?at=7')
    holdKey('abd', -1, 'spectators')
    expect(tableLink('abd', 7)).toBe('#/t/abd/spectators?at=7')
    expect(tableLink('abd')).toBe('#/t/abd')
  })

  test('links lead where they say', () => {
    expect(parseRoute(tableLink('abc', 7, true))).toEqual({ ...table, at: 7, all: true })
    expect(parseRoute(tableLink('abc'))).toEqual(table)
    expect(parseRoute(nextLink('abc'))).toEqual({ page: 'next', table: 'abc' })
    expect(parseRoute(rulesLink('bloodstones', 'BS-1.1'))).toEqual({
      page: 'rules',
      game: 'bloodstones',
      clause: 'BS-1.1',
    })
    expect(parseRoute(workshopLink('warlords'))).toEqual({ page: 'workshop', game: 'warlords', list: '' })
    expect(parseRoute(rulesLink(''))).toEqual({ page: 'rules', game: '', clause: '' })
    expect(seatLink('abc', 'secret')).toMatch(/#\/t\/abc\/secret$/)
  })
})
