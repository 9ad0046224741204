import sys
from PIL import Image
a=[Image.open(f).convert('RGB') for f in sys.argv[2:]]
w=sum(i.width for i in a);o=Image.new('RGB',(w,max(i.height for i in a)),'white');x=0
for i in a:o.paste(i,(x,0));x+=i.width
o.save(sys.argv[1])
