package emberdelve.config.load;

import emberdelve.config.content.Trigger;
import emberdelve.config.read.YamlNode;

/** A trigger, and the node that describes it. */
record FoundTrigger(Trigger trigger, YamlNode node) {}
