import { describe, expect, it } from 'vitest';
import { besideSpaces, parkingOf } from './parking.ts';

const read = (text: string) => {
  const parking = parkingOf(text, text);
  return [parking?.spaces, parking?.fee_monthly?.cents ?? null];
};

describe('parkingOf', () => {
  it('reads a compound number as a whole', () => {
    expect(read('Thirty-two (32) stalls on the upper deck serve the Premises.')).toEqual([32, 0]);
  });

  it('adds what stands at a second place, and not the parts of a sum', () => {
    expect(read('Two cars may stand in the barn and one on the grass.')).toEqual([3, 0]);
    expect(read('Three cars fit, two in the barn and one on the grass.')).toEqual([3, 0]);
  });

  it('takes the number of a stall for no count', () => {
    expect(read('Stall 14 goes with the flat.')).toEqual([1, 0]);
    expect(read('Space 7 is for your van or truck.')).toEqual([1, 0]);
    expect(read('Parking: stalls 3 and 4, at the fence')).toEqual([2, 0]);
  });

  it('takes the total where one is told, and adds up two kinds', () => {
    expect(read('One car for each of you, three in all.')).toEqual([3, 0]);
    expect(read('Five open spaces and two covered spaces go with the shop.')).toEqual([7, 0]);
    expect(read('Stall C-31 is for one car.')).toEqual([1, 0]);
    expect(read('Three bike spots; there is no car parking.')).toEqual([0, null]);
  });

  it('gives no price where one stands elsewhere or may be asked', () => {
    expect(read('One stall is let at the monthly rate of Schedule C.')).toEqual([1, null]);
    expect(read('One garage space is optional.')).toEqual([1, null]);
    expect(read('Two spaces are available in the deck.')).toEqual([2, null]);
    expect(read('One space, $60.00 a month')).toEqual([1, 6000]);
  });

  it('reads that nothing is asked, and no space as none', () => {
    expect(read('You may leave a car in the driveway, which costs you nothing.')).toEqual([1, 0]);
    expect(read('No garage space goes with this room.')).toEqual([0, null]);
    expect(read('Parking is on the street.')).toEqual([0, null]);
  });

  it('tells of a sentence on the whole place what is about cars', () => {
    const told = (text: string) => parkingOf(text, text)?.text;
    expect(told('Owner lets the flat on the top floor, built in 1988, with storage cage 4 and garage stall 52')).toBe(
      'garage stall 52',
    );
    expect(
      told(
        'Owner rents Ann Roe the house at 12 Elm Street, Salem, with its yard, its shed and one space, P-7, for life',
      ),
    ).toBe('one space, P-7');
    const apart = 'Two cars may stand behind the shop on the gravel that the baker rolls, and none may stand before it';
    expect(told(apart)).toBe(apart);
  });

  it('shows beside spaces and price neither the day nor who may park, and no comma alone', () => {
    expect(
      besideSpaces('From May 1, 2026 Tenant may use space 9 behind the barn for $40.00 per month, due on the first'),
    ).toBe('space 9 behind the barn, due on the first');
    expect(besideSpaces('Tenant may use the carport at the north wall')).toBe('the carport at the north wall');
    expect(besideSpaces('There is no parking at the house')).toBe('');
  });
});
