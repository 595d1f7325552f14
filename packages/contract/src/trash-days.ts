/** Days for which deleted records can be restored. */
export const trashDays = 30;
