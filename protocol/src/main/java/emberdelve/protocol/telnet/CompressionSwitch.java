package emberdelve.protocol.telnet;

/** Written among the buffers, it changes how those behind it are sent. */
enum CompressionSwitch {
    /** All that follows is one zlib stream. */
    BEGIN,
    /** The stream ends here, and plain octets follow. */
    END
}
