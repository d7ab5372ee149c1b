import { checkPublishedVectors, countFurtherExamples, publisherErrors } from '@keyclause/calculator/vectors';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { readProofFile } from '../proof/proof-file.ts';
import { ProofPage } from '../proof/proof-page.tsx';

export const meta = () =>
  pageMeta(
    'What we measured',
    'How many facts and flags of a lease are found and right, where the reader errs, and the published examples that the calculator repeats.',
  );

export const loader = async () => ({
  file: await readProofFile(),
  vectors: checkPublishedVectors(),
  further: countFurtherExamples(),
  errors: publisherErrors(),
});

const Proof = () => <ProofPage {...useLoaderData<typeof loader>()} />;

export default Proof;
