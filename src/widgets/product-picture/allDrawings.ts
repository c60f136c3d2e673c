const files = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every drawing by its name: 120 × 120, three tones of the brand and one point that says what is protected. */
export const allDrawings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, svg]) => [
    file.slice('./drawings/'.length, -'.svg'.length),
    svg,
  ]),
);
