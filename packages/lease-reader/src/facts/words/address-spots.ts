import { addressesIn } from '#values/addresses.ts';
import { addressLineOf } from '../address-line.ts';
import type { ValueSpot } from './value-spots.ts';

/** What has the form of an address; whose it is, the words around it tell. */
export const addressSpotsIn = (text: string): ValueSpot[] =>
  addressesIn(text).map((address) => ({
    kind: 'address',
    value: addressLineOf(address),
    unit: null,
    start: address.start,
    end: address.end,
  }));

/** Mail goes to a box; nobody rents one to live in. */
export const isBox = ({ value }: ValueSpot): boolean => /\bbox\s+\d/i.test(String(value));
