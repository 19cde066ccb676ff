package emberdelve.server.session;

import emberdelve.config.settings.WebSocketSettings;
import emberdelve.server.gmcp.Bulletin;
import emberdelve.server.gmcp.Bulletins;
import emberdelve.server.mudlet.MudletPackage;
import emberdelve.server.sound.SoundFiles;

import jakarta.inject.Inject;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * What all sessions have for players' programs: messages, sounds to play, and the package for
 * Mudlet. Safe for any thread.
 *
 * @param browsers says at which address the public reaches this server's files
 */
record Programs(
        Bulletins bulletins,
        SoundFiles sounds,
        MudletPackage mudlet,
        Supplier<WebSocketSettings> browsers) {
    @Inject
    Programs {}

    /** The address of the folder with the sounds; empty where the operator has named none. */
    Optional<String> soundFolder() {
        return browsers.get().publicly(SoundFiles.FOLDER);
    }

    /** The offer of the package; empty where the operator has named no address. */
    Optional<Bulletin> offer() {
        return browsers.get()
                .publicly(MudletPackage.FILE)
                .map(address -> bulletins.gui(mudlet.version(), address));
    }
}
