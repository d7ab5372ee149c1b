/** Where the build puts what reading scans in the browser needs. The versions are in the name, so that files of two versions never meet in a cache. */
export const recognitionFolder = 'web-assets/recognition-7.0.0-eng-1.0.0';
