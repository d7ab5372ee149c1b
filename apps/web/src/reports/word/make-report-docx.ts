import { brand } from '@keyclause/domain';
import { lightColors } from '@keyclause/theme';
import type { Paper } from '../paper/paper.ts';
import { reportDocx } from './report-docx.ts';

export const makeReportDocx = (paper: Paper): Promise<Blob> =>
  reportDocx(paper, { maker: brand.name, colours: lightColors });
