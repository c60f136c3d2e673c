// A broker's customer and her contracts, together: apart, the names of the chunks would weigh on everybody's first page.
export { default as RahmennummerImAuftrag } from '../vertrag/RahmennummerImAuftrag.tsx';
export { default as VertragOeffnen } from '../VertragOeffnen.tsx';
export { default as Beraten } from './Beraten.tsx';
export { default as Kunde } from './Kunde.tsx';
