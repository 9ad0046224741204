# Owner's letter: list in free lines, retyped from a handwritten sheet, no header row
from common import *
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
FN='birch_street_tenplex_letter.pdf'
D=dt.date
R=[('1','Darlene Pruitt',725,500,D(2026,5,31),'never late'),('2','Rudy & Faye Ocasio',725,500,D(2026,2,28),''),('3',None,None,None,None,'painting now, will get 795'),('4','Misty Grubbs',695,300,'month to month','pays in 2 halves'),
 ('5','Vernon Hatcher',640,0,'month to month','since 2009, my handyman'),('6','Keisha Zeller',775,775,D(2026,8,31),'new carpet'),('7','Alonzo Cantu',750,500,D(2025,12,31),'giving notice? ask'),('8',None,None,None,None,'took off the market, stove bad'),
 ('9','Jolene Hargis',725,500,D(2026,6,30),'cat ok'),('10 (upstairs back)','Delmar Urias',560,400,D(2026,3,31),'small one')]
TT='/usr/share/fonts/opentype/urw-base35'
c=canvas.Canvas(DOC+'/'+FN,pagesize=(595.3,841.9),invariant=1)
f='Times-Italic'
y=780
def ln(s,sz=12,dy=20,x=62,font=f):
    global y
    c.setFont(font,sz); c.drawString(x,y,s); y-=dy
ln('Birch St. ten-plex',18,24); ln('(518 Birch, brick, 1962)',12,22); ln('Here is who I have and what they pay, like you asked, 9/28/25.',12,30)
rows=[]
for u,n,rent,dep,end,rem in R:
    if n is None:
        s=f"#{u}  —  EMPTY  ({rem})"; rows.append(row(unit=u,statusText='EMPTY',**({'marketRent':795} if '795' in rem else {})))
    else:
        e=end if isinstance(end,str) else 'lease to '+mdy(end,2)
        s=f"#{u}  —  {n},  ${rent} a month,  "+(f"${dep} deposit" if dep else 'no deposit')+f",  {e}"
        rows.append(row(unit=u,tenantName=n,statusText='Occupied',contractRent=rent,deposit=dep or None,leaseEndDate=end if isinstance(end,str) else iso(end)))
    ln(s,12,15 if rem and n else 25)
    if rem and n: ln(rem,10.5,25,x=104)
tot=dict(contractRent=sum(x[2] or 0 for x in R),deposit=sum(x[3] or 0 for x in R))
y-=6; c.line(62,y+22,330,y+22); ln(f"So 8 full and 2 empty.  Comes to ${tot['contractRent']:,} a month.",13,20,font='Times-BoldItalic'); ln(f"I hold ${tot['deposit']:,} of their deposits in the credit union.",12,28)
ln('Everybody pays own lights. I pay water, about 310 a month, and the trash man 95.',12,18); ln('Laundry in the cellar brings maybe 60.',12,30); ln('— O. Ledbetter',13)
c.save()
save(FN,'MULTIFAMILY',"owner's letter retyped, free lines without columns or headers, remarks between lines",True,propertyName='Birch St. ten-plex',asOnDate='2025-09-28',units=10,occupied=8,vacant=2,rows=rows,printedTotals=tot)
