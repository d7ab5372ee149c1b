/** Where the build puts what reading scans in the browser needs. The versions are in the name, because files of this folder are cached for good. */
export const recognitionFolder = 'web-assets/recognition-7.0.0-eng-1.0.0';
