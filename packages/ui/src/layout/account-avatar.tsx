import { styled } from '@mui/material/styles';

interface AccountAvatarProps {
  readonly name: string;
  readonly photoURL: string | null;
  /** CSS pixels; 36 in bars. */
  readonly size?: number;
}

/** The picture or the initials. Decoration: the name stands beside it or in the label of its button. */
export const AccountAvatar = ({ name, photoURL, size = 36 }: AccountAvatarProps) => (
  <Round
    aria-hidden="true"
    data-initials={photoURL === null ? initialsOf(name) : ''}
    style={{ width: size, height: size, fontSize: size * 0.4 }}
  >
    {photoURL === null ? null : <img src={photoURL} alt="" />}
  </Round>
);

const initialsOf = (name: string): string => {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

const Round = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  // A button around it has the typeface of the browser.
  fontFamily: theme.typography.fontFamily,
  fontWeight: 640,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primarySoft,
  // A drawing, not a word: what is spoken is the label of the button around it.
  '&::before': { content: 'attr(data-initials)' },
  '& img': { gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'cover' },
}));
