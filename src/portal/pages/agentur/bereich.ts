// Pages only brokers open come together: apart, the names of their chunks would weigh on everybody's first page.
export { default as Einstellungen } from '../einstellungen/Einstellungen.tsx';
export { default as Entwuerfe } from '../entwuerfe/Entwuerfe.tsx';
export { default as Email } from '../vermittlerdaten/Email.tsx';
export { default as Handynummer } from '../vermittlerdaten/Handynummer.tsx';
export { default as Passwort } from '../vermittlerdaten/Passwort.tsx';
export { default as Vermittlerdaten } from '../vermittlerdaten/Vermittlerdaten.tsx';
export { default as Agentur } from './Agentur.tsx';
export { default as Anlegen } from './Anlegen.tsx';
