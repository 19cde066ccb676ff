package emberdelve.server.reload;

import emberdelve.config.load.ParsedFiles;
import emberdelve.config.region.RegionFile;

import java.nio.file.Path;

/**
 * The folder in which builders write: {@code reload} reads it.
 *
 * @param parsed what was parsed of its files so far
 * @param regions the regions in force, whose borders new content has to allow
 */
public record ContentFolder(Path path, ParsedFiles parsed, RegionFile regions) {
    /** The folder of a dungeon in one region. */
    public ContentFolder(Path path, ParsedFiles parsed) {
        this(path, parsed, RegionFile.NONE);
    }
}
