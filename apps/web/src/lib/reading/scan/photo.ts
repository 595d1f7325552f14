/** A photograph does not say how large its page is: it is taken for A4. */
export const photoWidthPt = 595;

export const isDocx = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /wordprocessingml/.test(type) || /\.docx$/i.test(name);

export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type.startsWith('image/') || /\.(?:png|jpe?g)$/i.test(name);
