import sys
from PIL import Image
a=[Image.open(x) for x in sys.argv[2:]]
i=Image.new('RGB',(max(x.width for x in a),sum(x.height for x in a)),'white');y=0
for x in a: i.paste(x,(0,y));y+=x.height
i.save(sys.argv[1])
