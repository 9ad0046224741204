import json,os
import common,tb,ar,um
os.makedirs(os.path.join(common.ROOT,'documents'),exist_ok=True);os.makedirs(os.path.join(common.ROOT,'truth'),exist_ok=True)
tb.run();ar.run();um.run()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
