// The path below which the server is offered, as "/games"; mostly "". Paths in this page begin at the server: what makes addresses of them adds it.

/** @type {HTMLMetaElement | null} */
const given = document.querySelector("meta[name=base-path]");

export const BASE = given?.content ?? "";

/** A path of this server as a browser asks for it. @param {string} path */
export const pathOf = (path) => BASE + path;

/** A path of this server with its host, for links that are passed on. @param {string} path */
export const linkOf = (path) => location.origin + BASE + path;

/** The path at the server of an address, with or without the base path. @param {string} pathname */
export const pathWithin = (pathname) =>
  BASE && pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
