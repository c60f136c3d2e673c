// Changes of the own account come together: apart, the names of their chunks would weigh on everybody's first page.
export { default as Email } from './Email.tsx';
export { default as Handynummer } from './Handynummer.tsx';
export { default as Kontaktdaten } from './Kontaktdaten.tsx';
export { default as Passwort } from './Passwort.tsx';
export { default as Rahmennummer } from './Rahmennummer.tsx';
