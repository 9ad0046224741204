import sys
from PIL import Image
im=[Image.open(f).convert('RGB') for f in sys.argv[2:]]
W=sum(i.width for i in im);H=max(i.height for i in im)
o=Image.new('RGB',(W,H),'white');x=0
for i in im:o.paste(i,(x,0));x+=i.width
o.save(sys.argv[1])
