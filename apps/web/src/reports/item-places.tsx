import type { Evidence } from '@keyclause/contracts';
import { PageChip, QuoteLine } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { documentNameOf, isOpen, type Reading } from './reading.ts';
import type { ReportTab } from './report-items.ts';

type PlaceProps = {
  readonly reading: Reading;
  readonly tab: ReportTab;
  readonly itemKey: string;
};

type PlacesProps = PlaceProps & {
  readonly evidence: readonly Evidence[];
  /** Where the list begins among all places of the item. */
  readonly from?: number;
};

/** The quotes of an item, each with the way to its words in the document. */
export const ItemPlaces = ({ evidence, from = 0, ...item }: PlacesProps) =>
  evidence.map((place, index) => (
    <Place key={`${place.document} ${place.start} ${place.end}`}>
      <QuoteLine quote={shortened(place.quote)} />
      <ItemPage {...item} place={place} at={from + index} />
    </Place>
  ));

/** The page of one place, as a link to it. */
export const ItemPage = ({
  reading,
  tab,
  itemKey,
  place,
  at = 0,
}: PlaceProps & { readonly place: Evidence | undefined; readonly at?: number }) =>
  place ? (
    <PageChip
      page={place.page}
      documentName={documentNameOf(reading, place.document)}
      isNameShown
      href={reading.hrefOf(tab, itemKey, at)}
      isCurrent={isOpen(reading, tab, itemKey) && reading.address.at === at}
      onClick={reading.onPlace}
    />
  ) : null;

const quoteMax = 700;

// A clause may run over pages; the document marks all of it.
const shortened = (quote: string): string => (quote.length > quoteMax ? `${quote.slice(0, quoteMax)} …` : quote);

const Place = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  // The document's own line ends mean nothing at another width.
  '& > blockquote': { flex: 1, minWidth: 0, whiteSpace: 'normal' },
});
