"""HTTP and WebSocket: routes, sockets, bodies, errors, security headers and the page."""
