import { beforeEach, expect, test } from 'vitest'
import { Vocabulary } from '@main/adapters/sqlite/cache/search/vocabulary'
import { Sql } from '@main/adapters/sqlite/db/sql'

let sql: Sql
let vocabulary: Vocabulary

beforeEach(() => {
  sql = new Sql(':memory:')
  sql.db.exec('CREATE TABLE desk_words (key INTEGER PRIMARY KEY, word TEXT)')
  vocabulary = new Vocabulary(sql)
})
const add = (...words: string[]): void => {
  for (const word of words) void sql.run`INSERT INTO desk_words (word) VALUES (${word})`
}

test('finds words with a typing error among words of the same and other lengths, nearest first', () => {
  add('corsale', 'corsalle', 'kursalla', 'altiva', 'корсал', '12345')
  expect(vocabulary.similarTo('corsallo')).toEqual(['corsalle', 'corsale'])
  expect(vocabulary.similarTo('карсал')).toEqual(['корсал'])
  expect(vocabulary.similarTo('12346')).toEqual([])
})
test('finds words that are added later, and none of a cleared index', () => {
  add('corsale')
  expect(vocabulary.similarTo('corsala')).toEqual(['corsale'])
  add('corsola')
  expect(vocabulary.similarTo('corsala')).toEqual(['corsale', 'corsola'])
  sql.db.exec('DELETE FROM desk_words')
  add('altiva')
  expect(vocabulary.similarTo('corsala')).toEqual([])
  expect(vocabulary.similarTo('altivo')).toEqual(['altiva'])
})
