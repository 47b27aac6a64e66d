/** All number types of all countries. Large: the server imports it, the browser loads it with the rules, later. */
export { default as fullMetadata } from "libphonenumber-js/metadata.max.json";
