/** A photo has no physical page size; A4 is assumed. */
export const photoWidthPt = 595;

export const isDocx = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /wordprocessingml/.test(type) || /\.docx$/i.test(name);

export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || /\.(?:png|jpe?g)$/i.test(name);
