# UK hotel with shops, cloud-bookkeeping trial balance, PDF
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
R=random.Random(5701)
L='/usr/share/fonts/truetype/liberation/LiberationSans-'
pdfmetrics.registerFont(TTFont('LS',L+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LSB',L+'Bold.ttf'))
p=lambda x:(x*100+ (R.randint(0,99) if x%5 else 0)) if x>=0 else -((-x)*100+(R.randint(0,99) if x%5 else 0))
# code,name, sep, jun   (debit +)
G=[("Revenue",[("200","Room Sales - Transient",-1843612,-1102847),("201","Room Sales - Corporate & Groups",-611983,-398214),("205","Food Sales",-402771,-251836),("206","Beverage Sales",-268443,-164279),("208","Conference & Room Hire",-96412,-71338),("210","Shop Rents - Arcade Units 1-9",-187875,-125250),("211","Turnover Rent - Units 4 & 7",-14268,-14268),("212","Service Charge Income - Arcade",-48690,-32460),("215","Car Park Income",-119346,-73117),("219","No-show & Cancellation Fees",-9873,-6124),("270","Bank Interest Receivable",-2217,-1463)]),
("Less Cost of Sales",[("300","Food Purchases",128843,80412),("301","Beverage Purchases",71926,44318),("305","Travel Agent & OTA Commission",286419,171936),("306","Guest Supplies & Toiletries",41268,26109)]),
("Less Overheads",[("400","Wages - Front of House",318244,209861),("401","Wages - Kitchen & Restaurant",291873,190244),("402","Wages - Housekeeping",246319,158972),("403","Wages - Maintenance & Night Porters",104416,69283),("405","Employer's National Insurance",93127,60984),("406","Pension Contributions",27846,18213),("408","Agency Staff",38217,16944),("410","Staff Training & Uniforms",8129,6317),("415","Laundry & Linen Hire",82463,51738),("420","Business Rates",154980,103320),("421","Business Rates - Void Shop Units",6342,4228),("422","Water Rates",23718,15844),("423","Gas",61847,47216),("424","Electricity",118273,80919),("425","Refuse & Recycling",19346,12873),("430","Repairs - Building",72914,41286),("431","Repairs - Plant & Lifts",33861,24517),("432","Arcade Service Charge Expenditure",52317,33946),("433","Car Park Equipment & Barrier Lease",8955,5970),("440","Insurance",42615,28410),("445","Marketing & Photography",36218,25194),("446","Loyalty Scheme Contributions",18742,11386),("450","Card Processing Charges",46129,27968),("451","Bank Charges",1893,1247),("455","IT & PMS Licences",29463,19642),("460","Telephone & Broadband",7218,4816),("465","Printing, Post & Stationery",4137,2962),("470","Music & TV Licences",5284,5284),("475","Management Fee - Operator",96348,59761),("480","Audit & Accountancy",11250,7500),("481","Legal & Professional",18376,12418),("485","Bad Debts",3914,0),("490","Depreciation",178875,119250),("495","Loan Interest",214638,144127),("498","Amortisation of Arrangement Fees",11250,7500)]),
("Fixed Assets",[("700","Freehold Land & Buildings",9850000,9850000),("701","Freehold - Accumulated Depreciation",-1182000,-1132750),("710","Fixtures, Fittings & Equipment",2143618,2118243),("711","FF&E - Accumulated Depreciation",-1264318,-1134693)]),
("Current Assets",[("610","Accounts Receivable",96418,88213),("611","Tenant Debtors - Arcade",23746,31992),("612","Provision for Doubtful Debts",-3914,0),("615","Guest Ledger",28317,34106),("620","Stock - Food",11842,12319),("621","Stock - Beverage",18627,17493),("630","Prepayments",61248,48917),("635","Unamortised Arrangement Fees",48750,52500),("090","Current Account",318462,0),("091","FF&E Reserve Account",142819,118366),("092","Rent Deposit Account",46125,46125),("095","Petty Cash & Floats",3500,3500)]),
("Less Current Liabilities",[("800","Accounts Payable",-187462,-174318),("805","Accruals",-92317,-81446),("806","Deferred Shop Rent",-62625,-62625),("810","Advance Deposits - Weddings & Events",-74318,-96247),("811","Gift Vouchers Outstanding",-18236,-17942),("815","Tenant Rent Deposits",-46125,-46125),("820","VAT",-158274,-149836),("825","PAYE & NIC Payable",-38416,-36927),("826","Pension Payable",-6214,-5983),("830","Corporation Tax",-41870,-41870),("835","Rounding",0,0)]),
("Less Long Term Liabilities",[("900","Term Loan - Facility A",-5720000,-5785000),("901","Capex Loan - Facility B",-640000,-640000),("910","Due to Kestrel Quay Holdings Ltd",-425000,-690000)]),
("Capital and Reserves",[("950","Share Capital",-1000,-1000),("960","Retained Earnings",0,0),("970","Dividends Paid",60000,60000)])]
D=[]
for g,l in G:
    for c,n,s,j in l: D.append([g,c,n,p(s),p(s) if s==j else p(j)])
for d in D:
    if d[3]//100==d[4]//100: d[4]=d[3]
find=lambda c:[d for d in D if d[1]==c][0]
re=find("960"); re[3]=re[4]=-sum(d[3] for d in D if d[1]!="960")
ca=find("090"); ca[4]=-sum(d[4] for d in D if d[1]!="090")
find("835")[4]=-3; find("090")[4]+=3
assert sum(d[3] for d in D)==0==sum(d[4] for d in D); print('RE',re[3],'bank jun',ca[4])
F="Kestrel Quay TB 30 Sep 2025.pdf"; CO="Kestrel Quay Hotel & Arcade Limited"
c=canvas.Canvas(doc(F),pagesize=A4,invariant=1); c.setTitle("Trial Balance"); W,H=A4
X=dict(code=40,name=96,dr=382,cr=468,pr=555)
rows=[];pg=0;NP=3
def foot():
    c.setFont('LS',7.5); c.setFillGray(.45)
    c.drawString(40,28,f"Trial Balance  |  {CO}  |  14 Oct 2025"); c.drawRightString(555,28,f"Page {pg} of {NP}"); c.setFillGray(0)
def head(y):
    c.setFont('LSB',8.5)
    c.drawString(X['code'],y,"Account"); c.drawString(X['code'],y-10,"Code"); c.drawString(X['name'],y-10,"Account")
    for k,a,b in(('dr','Debit -','Year to date'),('cr','Credit -','Year to date'),('pr','','30 Jun 2025')):
        c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-10,b)
    c.setLineWidth(.9); c.line(40,y-15,555,y-15); return y-30
pg=1
c.setFont('LSB',17); c.drawString(40,H-58,"Trial Balance"); c.setFont('LS',10.5); c.drawString(40,H-76,CO); c.drawString(40,H-91,"As at 30 September 2025")
y=head(H-122); cur=None
for g,code,n,s,j in D:
    if y<(95 if g!=cur else 62):
        foot(); c.showPage(); pg+=1; y=head(H-50)
    if g!=cur:
        cur=g; y-=5; c.setFont('LSB',9); c.drawString(40,y,g); c.setLineWidth(.5); c.line(40,y-5,555,y-5); y-=18
    c.setFont('LS',8.8); c.drawString(X['code'],y,code); c.drawString(X['name'],y,n)
    r={"account":code,"name":n}
    if s>0: c.drawRightString(X['dr'],y,m2(s)); r['debit']=f2(s)
    elif s<0: c.drawRightString(X['cr'],y,m2(-s)); r['credit']=f2(-s)
    if j: c.drawRightString(X['pr'],y,m2(j,True)); r['other:30 Jun 2025']=f2(j)
    else: c.drawRightString(X['pr'],y,"-")
    c.setLineWidth(.25); c.setStrokeGray(.82); c.line(40,y-4.5,555,y-4.5); c.setStrokeGray(0)
    rows.append(r); y-=16
dr=sum(d[3] for d in D if d[3]>0)
y-=4; c.setLineWidth(.9); c.line(40,y+12,555,y+12); c.setFont('LSB',9)
c.drawString(40,y,"Total"); c.drawRightString(X['dr'],y,m2(dr)); c.drawRightString(X['cr'],y,m2(dr)); c.drawRightString(X['pr'],y,"-"); c.line(40,y-6,555,y-6)
foot(); c.save(); print('pages',pg); assert pg==NP
rows2=[r for r in rows]
save(F,"TB",None,["debit","credit","other:30 Jun 2025"],rows2,[{"label":"Total","debit":f2(dr),"credit":f2(dr)}],"UK hotel with shops, cloud ledger TB, headings by class, signed comparative quarter",False)
