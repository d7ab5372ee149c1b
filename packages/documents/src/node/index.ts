export { readFile } from './read-file.ts';
export {
  type ChildLimits,
  defaultChildLimits,
  type ReadFileInChildOptions,
  readFileInChild,
} from './read-file-in-child.ts';
