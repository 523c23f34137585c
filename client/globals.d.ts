/** The build this page came from; empty in development. */
declare const __BUILD_ID__: string
