package emberdelve.server.feature.character;

import emberdelve.server.command.Verb;
import emberdelve.server.command.character.AliasCommand;
import emberdelve.server.command.character.CharacterCommand;
import emberdelve.server.command.character.Flush;
import emberdelve.server.command.character.PasswordCommand;
import emberdelve.server.command.character.Ping;
import emberdelve.server.command.character.Quit;
import emberdelve.server.command.character.Save;
import emberdelve.server.command.character.SetCommand;
import emberdelve.server.command.character.TitleCommand;
import emberdelve.server.command.character.Unalias;
import emberdelve.server.narrate.PresenceWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.render.Page;
import emberdelve.server.view.SettingsView;
import emberdelve.server.world.event.PresenceEvent;

import java.util.List;

/** A character as its player arranges it. */
public final class CharacterFeature implements Feature {
    @Override
    public String name() {
        return "character";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                SetCommand.VERB,
                SetCommand.SCREEN_READER,
                AliasCommand.VERB,
                TitleCommand.VERB,
                Unalias.VERB,
                CharacterCommand.VERB,
                PasswordCommand.VERB,
                Save.VERB,
                Quit.VERB,
                Ping.VERB,
                Flush.VERB,
                Flush.CANCEL);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(PresenceEvent.class, PresenceWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(SettingsView.class, SettingsPage::write));
    }
}
