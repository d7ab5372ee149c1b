import { SeverityMark } from '@keyclause/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FoundByModel } from '../model/found-by-model.tsx';
import type { Tone } from './compose-letter.ts';
import type { LetterPoint } from './letter-points.ts';

type LetterChoicesProps = {
  readonly points: readonly LetterPoint[];
  readonly isChosen: (point: LetterPoint) => boolean;
  readonly tone: Tone;
  readonly onTone: (tone: Tone) => void;
  readonly onChoice: (point: LetterPoint, isChosen: boolean) => void;
};

export const LetterChoices = ({ points, isChosen, tone, onTone, onChoice }: LetterChoicesProps) => (
  <>
    <ToggleButtonGroup
      exclusive
      size="small"
      value={tone}
      onChange={(_, next: Tone | null) => next && onTone(next)}
      aria-label="Tone"
    >
      <ToggleButton value="polite">Polite</ToggleButton>
      <ToggleButton value="firm">Firm</ToggleButton>
    </ToggleButtonGroup>
    {points.length === 0 ? (
      <Typography>
        The report found nothing to ask the other side for. Read as the other side to see what they can ask.
      </Typography>
    ) : (
      <List aria-label="What to ask for">
        {points.map((point) => (
          <li key={point.key}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={isChosen(point)}
                  onChange={(_, isWanted) => onChoice(point, isWanted)}
                />
              }
              label={
                <Point>
                  <SeverityMark severity={point.severity} />
                  <span>
                    {point.title} {point.isByModel ? <FoundByModel /> : null}
                  </span>
                  <small>{placesOf(point)}</small>
                </Point>
              }
            />
          </li>
        ))}
      </List>
    )}
  </>
);

const placesOf = ({ said }: LetterPoint): string => {
  const places = [...new Set(said.map(({ place }) => place))];
  return places.length === 0 ? 'not stated' : places.join(', ');
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiFormControlLabel-root': { width: '100%', margin: 0, alignItems: 'flex-start' },
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, paddingTop: 8, paddingBottom: 8 },
}));

const Point = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '92px 1fr auto',
  alignItems: 'baseline',
  gap: '0 12px',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1', order: 3 },
  },
}));
