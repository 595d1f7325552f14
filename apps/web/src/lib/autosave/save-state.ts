/** How far the saving of a document is; 'pending' waits for a pause in the typing. */
export type SaveStatus = 'saved' | 'pending' | 'saving' | 'offline' | 'failed';
