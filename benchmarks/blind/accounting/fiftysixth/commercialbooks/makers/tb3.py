# TB3: storage, PDF landscape, opening / transactions / closing pairs with class headings
from common import *
import random
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(77)
F='TrialBalance_GannetStorage_Jun2025.pdf'
S="""ASSETS
101|Checking - First Colony|84312.66
102|Merchant Card Clearing|6418.20
103|Petty Cash & Change Fund|400.00
104|Money Market Reserve|150000.00
110|Rents Receivable|18744.35
112|Tenant Protection Plan Receivable|1206.00
120|Retail Inventory (Locks & Boxes)|5318.42
130|Prepaid Insurance|8916.60
131|Prepaid Software|2100.00
150|Land|1120000.00
151|Storage Buildings|4685000.00
152|Accum. Depr. - Buildings|-861402.50
153|Paving & Fencing|312400.00
154|Accum. Depr. - Paving & Fencing|-124960.00
155|Gate, Cameras & Office Equipment|96318.75
156|Accum. Depr. - Equipment|-71844.20
LIABILITIES
201|Accounts Payable|-11206.48
205|Credit Card - Store|-2318.91
210|Sales Tax Payable|-388.14
215|Accrued Property Tax|-36250.00
216|Accrued Payroll|-4120.00
220|Prepaid Rents (Customers)|-21960.75
225|Auction Surplus Held|-1342.00
250|Note Payable - First Colony|-3318204.90
OWNERS' EQUITY
301|Capital - Managing Member|0
302|Capital - Investor Members|-1400000.00
310|Distributions|90000.00
INCOME
401|Rent - Climate Controlled|-41250.00
402|Rent - Drive-Up|-38611.00
403|Rent - Vehicle & RV Parking|-5870.00
405|Discounts & Promotions|3914.00
410|Late Fees & Lien Fees|-2716.00
411|Administration Fees|-1450.00
415|Tenant Protection Plan Income|-4028.00
420|Retail Sales|-1866.45
425|Truck Rental Commission|-612.30
430|Auction Proceeds|0
EXPENSES
501|Manager Wages|9640.00
502|Payroll Taxes|811.20
505|Management Fee|5310.00
510|Credit Card Processing|2184.77
512|Cost of Goods Sold|844.10
515|Advertising & Web Listings|3415.60
520|Electricity|2106.43
521|Water & Refuse|418.90
522|Internet & Telephone|312.44
525|Repairs & Maintenance|1865.25
527|Landscaping|980.00
530|Property Tax|7250.00
531|Insurance Expense|2229.15
535|Software & Call Center|1050.00
540|Bad Debts|1188.00
545|Office & Miscellaneous|267.31
550|Interest Expense|16176.25
560|Depreciation|14106.00"""
L=Ledger(); cls={}; names=[]; cur=None; mon={}
for l in S.split('\n'):
    if '|' not in l: cur=l; names.append(l); continue
    c,n,b=l.split('|'); b=float(b); cls[c]=cur
    if c>='4': mon[c]=abs(b); L.add(c,n,r2(b*5*R.uniform(.95,1.05)) if b!=round(b,0) or True else b)
    else: L.add(c,n,b)
L.beg['430']=-2140.0; L.beg['560']=70530.0; L.beg['530']=36250.0
p=L.post
rents=0
for c in ('401','402','403','410','411'): p('110',c,mon[c]); rents+=mon[c]
p('405','110',mon['405']); p('112','415',mon['415']); p('102','420',mon['420']); p('102','210',130.65); p('101','425',mon['425'])
p('102','110',61204.50); p('101','110',21318.20); p('101','112',3996.00); p('101','102',62710.15); p('110','220',0) 
p('102','220',7214.00); p('220','110',6980.75)
for c in ('505','515','520','521','525','527','535','522'): p(c,'201',mon[c])
for c in ('545','510'): p(c,'205' if c=='545' else '101',mon[c])
p('120','201',1120.00); p('512','120',mon['512']); p('501','216',mon['501']); p('502','216',mon['502']); p('216','101',10318.40)
p('530','215',mon['530']); p('531','130',mon['531']); p('540','110',mon['540']); p('550','101',mon['550']); p('250','101',6811.44)
p('560','152',10010.42); p('560','154',2603.33); p('560','156',1492.25)
p('201','101',14872.61); p('205','101',2318.91); p('210','101',388.14); p('310','101',15000.00); p('155','201',3740.00); p('104','101',5000.00); p('525','205',214.60)
p('101','225',318.00)
L.plug('301')
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
rows=[];totals=[];G=[0]*6
f=lambda x:f"{x:,.2f}" if x else ''
st=ParagraphStyle('x',fontName='Times-Roman',fontSize=9)
data=[['Acct','Account name','Opening 06/01/2025','','June transactions','','Closing 06/30/2025',''],['','','Debit','Credit','Debit','Credit','Debit','Credit']]
sty=[('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,2),(-1,-1),'Times-Roman',9),
 ('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BOX',(0,0),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),2),
 ('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(2,0),(-1,0),.4,colors.black)]+[('LINEBEFORE',(c,0),(c,-1),.5,colors.black) for c in (1,2,4,6)]+[('LINEBEFORE',(c,1),(c,-1),.25,colors.grey) for c in (3,5,7)]
for h in names:
    data.append(['',h]+['']*6); sty+=[('FONT',(1,len(data)-1),(1,len(data)-1),'Times-Bold',9)]
    T=[0]*6
    for c in L.order:
        if cls[c]!=h: continue
        b,e=L.beg[c],L.end(c); v=[max(b,0),max(-b,0),L.dr[c],L.cr[c],max(e,0),max(-e,0)]
        data.append([c,L.name[c]]+[f(x) for x in v]); rows.append({"account":c,"name":L.name[c],**{k:r2(x) for k,x in zip(K,v) if x}}); T=[r2(a+x) for a,x in zip(T,v)]
    lab='Total '+h.title().replace("'S","'s"); data.append(['',lab]+[f(x) for x in T]); i=len(data)-1; sty+=[('FONT',(1,i),(-1,i),'Times-BoldItalic',9),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
    totals.append({"label":lab,**{k:x for k,x in zip(K,T) if x}}); G=[r2(a+x) for a,x in zip(G,T)]
data.append(['','TOTALS']+[f(x) for x in G]); i=len(data)-1; sty+=[('FONT',(1,i),(-1,i),'Times-Bold',9.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('BACKGROUND',(0,i),(-1,i),colors.Color(.92,.92,.92))]
totals.append({"label":"TOTALS",**dict(zip(K,G))}); assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
def pg(c,d):
    c.setFont('Times-Bold',14); c.drawString(45,572,'Gannet Self Storage - Route 9'); c.setFont('Times-Roman',10); c.drawString(45,558,'Trial balance for the month ended June 30, 2025 (accrual basis)')
    c.drawRightString(747,572,'Run 07/07/2025 by pmoss'); c.drawRightString(747,558,'Gannet Route 9 Holdings LLC')
    c.setFont('Times-Italic',8); c.drawString(45,24,'Prepared from SiteLedger; unaudited'); c.drawRightString(747,24,f'Page {d.page}')
t=Table(data,colWidths=[38,194]+[78.5]*6,repeatRows=2,style=sty)
SimpleDocTemplate(f'{DOC}/{F}',pagesize=landscape(letter),topMargin=64,bottomMargin=40,leftMargin=40,rightMargin=40).build([t],onFirstPage=pg,onLaterPages=pg)
save(F,'TB',K,rows,totals,'boxed PDF, opening/transactions/closing debit-credit pairs, class headings and subtotals, blanks for zero',True)
print(len(rows),G,[ (c,L.end(c)) for c in L.order if c<'4'])
