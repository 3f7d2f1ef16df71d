import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Game, listOf } from './catalogue.ts';
import { Code, GameType, NodeId, PageNumber, PageSize } from './values.ts';

export const favouriteIds = defineCall({
  name: 'favouriteIds',
  summary: "The nodes of the caller's favourites",
  method: 'GET',
  path: '/wps/favourites/ids',
  who: 'member',
  request: v.strictObject({}),
  value: v.object({ nodeIds: v.array(NodeId) }),
  refuses: [],
});

export const favouriteList = defineCall({
  name: 'favouriteList',
  summary: "A page of the caller's favourites, the latest first",
  method: 'GET',
  path: '/wps/favourites',
  who: 'member',
  request: v.strictObject({
    ...listOf,
    gameType: v.optional(v.union([GameType, v.literal('ALL')]), 'ALL'),
    pageNo: v.optional(PageNumber, 1),
    pageSize: v.optional(PageSize, 28),
  }),
  value: v.object({ content: v.array(Game), pageNum: v.number(), totalPages: v.number() }),
  refuses: [],
});

export const addFavourite = defineCall({
  name: 'addFavourite',
  summary: 'Keeps a game as a favourite; keeping it twice changes nothing',
  method: 'POST',
  path: '/wps/favourites',
  who: 'member',
  request: v.strictObject({
    nodeId: NodeId,
    vendor: v.optional(Code),
    gameType: v.optional(GameType),
  }),
  value: v.object({ nodeIds: v.array(NodeId) }),
  refuses: ['game.unknown', 'favourite.full'],
});

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  summary: 'Lets a favourite go; letting go of what is not kept changes nothing',
  method: 'DELETE',
  path: '/wps/favourites',
  who: 'member',
  request: v.strictObject({ nodeId: NodeId }),
  value: v.object({ nodeIds: v.array(NodeId) }),
  refuses: [],
});

export const recentList = defineCall({
  name: 'recentList',
  summary: 'What the caller played last, the latest first',
  method: 'GET',
  path: '/wps/recents',
  who: 'member',
  request: v.strictObject({
    ...listOf,
    gameType: v.optional(v.union([GameType, v.literal('ALL')]), 'ALL'),
    page: v.optional(PageNumber, 1),
    pageSize: v.optional(PageSize, 28),
  }),
  value: v.object({ list: v.array(Game), totalPages: v.number() }),
  refuses: [],
});

/** How many favourites one member may keep: what home asks for in one page. */
export const favouritesAtMost = 999;
