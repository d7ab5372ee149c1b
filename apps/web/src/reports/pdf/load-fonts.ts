import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interSemibold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import dejaVu from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import type { FontFiles } from './pdf-typeface.ts';

/** The fonts of a PDF, from our own origin. */
export const loadFonts = async (): Promise<FontFiles> => {
  const [regular, semibold, more] = await Promise.all([interRegular, interSemibold, dejaVu].map(fontAt));
  if (!regular || !semibold || !more) throw new Error('A font is missing.');
  return { regular, semibold, more };
};

const fontAt = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};
