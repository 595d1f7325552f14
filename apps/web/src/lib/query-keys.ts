/** The trash: code that deletes or restores something invalidates it. */
export const trashKey = ['trash'] as const;

/** A resume with its versions. */
export const familyKey = ['resume-family'] as const;
