// Both pages of a broker's own program, together: apart, the names of their chunks would weigh on everybody's first page.
export { default as ExtranetKundendaten } from './ExtranetKundendaten.tsx';
export { default as ExtranetVertrag } from './ExtranetVertrag.tsx';
