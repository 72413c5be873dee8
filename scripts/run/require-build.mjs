import { listUnbuilt } from './build.mjs';

/** Before journeys: they drive what is built, and a build of other sources would prove nothing about those at hand. */
export default function requireBuild() {
  const names = listUnbuilt();
  if (names.length > 0)
    throw new Error(
      `${names.join(', ')}: not built from these sources. \`npm test -- --project journeys FILE\` builds them first.`,
    );
}
