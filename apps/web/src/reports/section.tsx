import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type SectionProps = { readonly title: string; readonly note?: ReactNode; readonly children: ReactNode };

export const Section = ({ title, note, children }: SectionProps) => (
  <section>
    <Title>{title}</Title>
    {note ? <Note>{note}</Note> : null}
    {children}
  </section>
);

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  padding: '24px 20px 8px',
}));

export const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  padding: '0 20px 12px',
  color: theme.vars.palette.text.secondary,
  maxWidth: '76ch',
}));
