/** fast-check with a fixed seed, so that each run tests the same; `FC_SEED=7 npm test` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 42) });

export default fc;
