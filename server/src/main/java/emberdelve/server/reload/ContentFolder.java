package emberdelve.server.reload;

import java.nio.file.Path;

/** Where builders write: the folder that {@code reload} reads. */
public record ContentFolder(Path path) {}
