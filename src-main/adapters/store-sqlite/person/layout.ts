/** The person's file: nothing in it can be had again. */
import type { Layout } from '../db/open'
import { favourites } from './migrations/010-favourites'
import { values } from './migrations/020-values'
import { searches } from './migrations/030-searches'
import { sheets } from './migrations/040-sheets'

export const PERSON_LAYOUT: Layout = { applicationId: 0x44594e50, worth: 'precious', migrations: [favourites, values, searches, sheets] }
