/** Where the browser finds what recognition needs; all on our own origin. Without it, pictures and scans cannot be read. */
export type RecognitionAssets = {
  /** `tesseract.js/dist/worker.min.js` */
  readonly workerUrl: string;
  /** Folder of the `tesseract-core-*-lstm.wasm.js` files of `tesseract.js-core`. */
  readonly coreUrl: string;
  /** Folder of `eng.traineddata.gz`, of `@tesseract.js-data/eng/4.0.0_best_int`. */
  readonly languageUrl: string;
};
