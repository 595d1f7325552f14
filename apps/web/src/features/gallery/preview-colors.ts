/** What a preview may be coloured in; it changes nothing of the resume that is made. */
export const previewColors = [
  { id: 'default', name: 'Default', accent: null },
  { id: 'blue', name: 'Blue', accent: '#3b82f6' },
  { id: 'purple', name: 'Purple', accent: '#9b87f5' },
  { id: 'gray', name: 'Gray', accent: '#6b7280' },
  { id: 'black', name: 'Black', accent: '#171717' },
  { id: 'indigo', name: 'Indigo', accent: '#4f46e5' },
] as const;

export type PreviewColor = (typeof previewColors)[number];
export const defaultColor: PreviewColor = previewColors[0];
