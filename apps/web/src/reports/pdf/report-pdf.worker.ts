import { loadFonts } from './load-fonts.ts';
import { type ReportPdfRequest, reportPdf } from './report-pdf.ts';

type Scope = {
  onmessage: ((event: MessageEvent<ReportPdfRequest>) => void) | null;
  postMessage: (reply: { pdf: Uint8Array<ArrayBuffer> } | { failed: true }) => void;
};

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => {
  void makePdf(data).then(
    (pdf) => scope.postMessage({ pdf }),
    () => scope.postMessage({ failed: true }),
  );
};

const makePdf = async (request: ReportPdfRequest): Promise<Uint8Array<ArrayBuffer>> =>
  reportPdf(request, await loadFonts());
