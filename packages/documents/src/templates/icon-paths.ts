import type { IconName } from '../outline/outline.ts';

/**
 * Draws an ellipse with four cubic curves, which differ from a circle by a thousandth of the
 * radius.
 */
function ellipse(x: number, y: number, across: number, down = across): string {
  const [a, b] = [0.5523 * across, 0.5523 * down];
  return [
    `M${x - across} ${y}`,
    `C${x - across} ${y - b} ${x - a} ${y - down} ${x} ${y - down}`,
    `C${x + a} ${y - down} ${x + across} ${y - b} ${x + across} ${y}`,
    `C${x + across} ${y + b} ${x + a} ${y + down} ${x} ${y + down}`,
    `C${x - a} ${y + down} ${x - across} ${y + b} ${x - across} ${y}Z`,
  ].join(' ');
}

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom}Z`;

/** Icons on a grid of 24, as `InlineRun` draws them: a part within another part is cut out. */
export const iconPaths: Readonly<Record<IconName, string>> = {
  mail: 'M2 5 L22 5 L22 6.6 L12 13.2 L2 6.6Z M2 8.8 L12 15.4 L22 8.8 L22 19 L2 19Z',
  phone:
    'M6.5 3 L9.5 3 L11 8 L8.8 9.6 C9.9 12 12 14.1 14.4 15.2 L16 13 L21 14.5 L21 17.5 C21 19.4 19.4 21 17.5 21 C9.5 21 3 14.5 3 6.5 C3 4.6 4.6 3 6.5 3Z',
  place: `M12 2 C8 2 5 5 5 9 C5 14 12 22 12 22 C12 22 19 14 19 9 C19 5 16 2 12 2Z ${ellipse(12, 9, 2.7)}`,
  globe: [
    ellipse(12, 12, 10),
    ellipse(12, 12, 8.4),
    ellipse(12, 12, 4.6, 8.4),
    ellipse(12, 12, 3, 8.4),
    box(3.6, 11.2, 7.4, 12.8),
    box(9, 11.2, 15, 12.8),
    box(16.6, 11.2, 20.4, 12.8),
  ].join(' '),
  case: [
    'M8.5 7 L8.5 4 L15.5 4 L15.5 7 L14 7 L14 5.5 L10 5.5 L10 7Z',
    box(3, 7, 21, 12.2),
    'M3 13.4 L10 13.4 L10 15 L14 15 L14 13.4 L21 13.4 L21 20 L3 20Z',
  ].join(' '),
  linkedin: [
    box(2, 2, 22, 22),
    ellipse(6.95, 6.6, 1.6),
    box(5.5, 9.5, 8.4, 18.5),
    'M10.5 9.5 L13.2 9.5 L13.2 10.8 C13.8 9.8 14.9 9.2 16.1 9.2 C18.3 9.2 19 10.8 19 13 L19 18.5 L16.1 18.5 L16.1 13.6 C16.1 12.4 15.8 11.7 14.9 11.7 C13.9 11.7 13.4 12.4 13.4 13.6 L13.4 18.5 L10.5 18.5Z',
  ].join(' '),
  github: `${ellipse(12, 12, 10)} M7.2 6.6 L9.6 8 C11.2 7.6 12.8 7.6 14.4 8 L16.8 6.6 C17.2 7.8 17.2 8.7 17 9.4 C17.8 10.4 18.2 11.4 18.2 12.6 C18.2 15.6 16.2 16.8 13.9 17.1 C14.3 17.6 14.5 18.3 14.5 19.2 L14.5 21.6 L9.5 21.6 L9.5 19.2 C9.5 18.3 9.7 17.6 10.1 17.1 C7.8 16.8 5.8 15.6 5.8 12.6 C5.8 11.4 6.2 10.4 7 9.4 C6.8 8.7 6.8 7.8 7.2 6.6Z`,
  orcid: [
    ellipse(12, 12, 10),
    ellipse(7.9, 6.8, 1.1),
    box(7, 9, 8.8, 17),
    'M10.8 9 L14 9 C16.8 9 18.3 10.9 18.3 13 C18.3 15.1 16.8 17 14 17 L10.8 17Z',
    'M12.5 10.6 L12.5 15.4 L13.9 15.4 C15.6 15.4 16.5 14.3 16.5 13 C16.5 11.7 15.6 10.6 13.9 10.6Z',
  ].join(' '),
};
