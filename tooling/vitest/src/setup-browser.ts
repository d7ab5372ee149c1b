import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine needs longer than a second for a part that is loaded when it is reached for.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
