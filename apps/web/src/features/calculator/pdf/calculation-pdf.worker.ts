import '#app/zod-without-eval.ts';
import { loadFonts } from '#reports/pdf/load-fonts.ts';
import type { Texts } from '../form/typed-inputs.ts';
import { calculationPaper } from './calculation-paper.ts';
import { type CalculationPdfOptions, calculationPdf } from './calculation-pdf.ts';

export type CalculationPdfRequest = CalculationPdfOptions & {
  readonly calculator: string;
  readonly forms: readonly Texts[];
};

export type CalculationPdfReply = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failed: true };

type Scope = {
  onmessage: ((event: MessageEvent<CalculationPdfRequest>) => void) | null;
  postMessage: (reply: CalculationPdfReply) => void;
};

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data: { calculator, forms, ...options } }) => {
  void loadFonts()
    .then((fonts) => calculationPdf(calculationPaper(calculator, forms), options, fonts))
    .then(
      (pdf) => scope.postMessage({ pdf }),
      () => scope.postMessage({ failed: true }),
    );
};
