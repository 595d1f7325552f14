import { keepDoubts, readDoubts, useDoubts } from '../../../lib/reading/doubts.ts';
import { fieldOfPath, pathsOfField } from '../fields/field-paths.ts';
import { type FieldRef, fieldOf } from '../fields/field-ref.ts';
import { useResumeId, useSaver } from '../saving/use-saver.ts';
import { useEditor } from '../store/use-editor.ts';

const none: readonly FieldRef[] = [];

/**
 * The key of the open resume's doubts: its id, even before the server has it. A guest's only resume
 * has the id 'guest'.
 */
export function useDoubtsOwner(): string {
  const { item } = useSaver();
  return useResumeId() ?? item.replace(/^resume\/(?:new-)?/, '');
}

/** The fields that the import was unsure of and that were not yet checked, in reading order. */
export function useDoubtedFields(): readonly FieldRef[] {
  const doubts = useDoubts(useDoubtsOwner());
  const content = useEditor(({ document }) => (doubts.length > 0 ? document.content : undefined));
  if (!content) return none;
  const fields = doubts.map((path) => fieldOfPath(content, path));
  return fields.filter((field) => field !== undefined);
}

/** Whether a field is doubted, and a function that marks it as checked. */
export function useFieldDoubt(field: FieldRef): { isDoubted: boolean; settle: () => void } {
  const owner = useDoubtsOwner();
  const doubts = useDoubts(owner);
  const isDoubted = doubts.length > 0 && doubts.some((path) => ownPaths(field).includes(path));
  const settle = () => {
    if (!isDoubted) return;
    const own = ownPaths(field);
    keepDoubts(
      owner,
      readDoubts(owner).filter((path) => !own.includes(path)),
    );
  };
  return { isDoubted, settle };
}

/** The paths that only this field shows. */
function ownPaths(field: FieldRef): readonly string[] {
  if (field.list !== null) return pathsOfField(field).slice(0, -1);
  if (field.field === 'interests') return ['interests'];
  return (fieldOf(field)?.stored ?? []).map((name) => `personalInfo/${name}`);
}
