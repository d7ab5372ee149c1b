import Avatar from '@mui/material/Avatar';

interface AccountAvatarProps {
  readonly name: string;
  readonly photoURL: string | null;
  /** CSS pixels; 36 in bars. */
  readonly size?: number;
}

export const AccountAvatar = ({ name, photoURL, size = 36 }: AccountAvatarProps) => (
  <Avatar
    alt=""
    {...(photoURL === null ? {} : { src: photoURL })}
    sx={(theme) => ({
      width: size,
      height: size,
      fontSize: size * 0.4,
      fontWeight: 640,
      color: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primarySoft,
    })}
  >
    {initialsOf(name)}
  </Avatar>
);

const initialsOf = (name: string): string => {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};
