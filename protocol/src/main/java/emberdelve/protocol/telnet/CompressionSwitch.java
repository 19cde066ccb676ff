package emberdelve.protocol.telnet;

/** A switch among the buffers, which changes how those behind it are sent. */
enum CompressionSwitch {
    /** The beginning of one zlib stream, which is all that follows. */
    BEGIN,
    /** The stream ends here, and plain octets follow. */
    END
}
