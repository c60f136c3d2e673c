// How a contract is ended, together: apart, the names of the chunks would weigh on everybody's first page.
export { default as Kuendigen } from './Kuendigen.tsx';
export { default as KuendigenWiderrufen } from './KuendigenWiderrufen.tsx';
export { default as Wahl } from './Wahl.tsx';
export { default as Widerrufen } from './Widerrufen.tsx';
