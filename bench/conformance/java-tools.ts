import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ignored by git and kept between runs; the jars have 40 MB. */
const folder = fileURLToPath(
  new URL('../../node_modules/.cache/folio-conformance', import.meta.url),
);
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** A self-contained jar on Maven Central. */
export type Artifact = { group: string; name: string; version: string };

/** Whether Java is installed. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

const fetched = new Map<string, string | undefined>();

/**
 * The path of an artifact's jar, downloaded by Maven on first use; undefined without Java, Maven,
 * or network.
 */
export function jarOf({ group, name, version }: Artifact): string | undefined {
  const jar = join(folder, `${name}-${version}.jar`);
  if (!fetched.has(jar)) {
    if (hasJava() && !existsSync(jar)) {
      const artifact = `-Dartifact=${group}:${name}:${version}`;
      spawnSync('mvn', ['-q', '-B', copyGoal, artifact, `-DoutputDirectory=${folder}`]);
    }
    fetched.set(jar, hasJava() && existsSync(jar) ? jar : undefined);
  }
  return fetched.get(jar);
}
