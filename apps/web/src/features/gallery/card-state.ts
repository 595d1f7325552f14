export type CardActions = {
  onPreview: () => void;
  onCreate: () => void;
  /** Missing for a template that can't be hidden. */
  onHide: (() => void) | undefined;
};

export type CardState = {
  isRecent: boolean;
  /** Whether it asks for a plan that the person does not have. */
  isLocked: boolean;
  /** Whether a resume is being made in it, or in another. */
  creating: 'this' | 'other' | undefined;
};
