# retail aged delinquencies by tenant and charge, portrait PDF, trailing minus, blank zeros; PLANTED: digit changed
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='ar_millbrook_retail'
# line: date|invoice|charge|bucket amounts cur,31-60,61-90,91-120,120+
D="""#100|Harvest Lane Grocers #318|T0001007|08/31/2034
04/01/25|118204|CAM|4118.33||||
12/31/24|112870|CAM RECON 2024||||9644.2|
03/14/25|OA|OPEN CREDIT||-1200|||
#104|Marigold Nails & Spa|T0001022|02/28/2026
04/01/25|118206|BASE RENT|3412.5||||
04/01/25|118207|CAM|588.75||||
03/01/25|116931|BASE RENT||1706.25|||
04/06/25|118640|LATE FEE|204.75||||
#106|Tri-County Vision Associates|T0001031|06/30/2029
04/01/25|118209|RE TAX|412.9||||
#108-110|Bantam Martial Arts Academy, LLC|T0001044|12/31/2027
04/01/25|118211|BASE RENT|5866.67||||
04/01/25|118212|CAM|1012||||
04/01/25|118213|RE TAX|748.16||||
04/01/25|118214|INSURANCE|163.4||||
03/01/25|116935|BASE RENT||5866.67|||
03/01/25|116936|CAM||1012|||
03/01/25|116937|RE TAX||748.16|||
02/01/25|115602|BASE RENT|||5866.67||
02/01/25|115603|CAM|||1012||
02/06/25|115988|LATE FEE|||352||
01/01/25|114270|BASE RENT||||2933.34|
#114|Copper Kettle Diner|T0001058|05/31/2028
04/01/25|118218|BASE RENT|4950||||
12/31/24|112874|CAM RECON 2024||||1387.65|
11/04/24|110422|GREASE TRAP|||||865
02/18/25|OA|OPEN CREDIT|||-500||
#116|Sapphire Wireless (sub of Nextera Cell Co.)|T0001063|MTM
04/01/25|118220|BASE RENT|2780||||
04/01/25|118221|CAM|466.2||||
#120|Pawsitively Groomed|T0001071|09/30/2026
03/01/25|116944|CAM||402.18|||
03/06/25|117310|LATE FEE||75|||
#122|Liberty Tax Prep of Millbrook|T0001079|04/30/2025
04/11/25|OA|OPEN CREDIT|-2310||||
#124|Hearth & Vine Wine Merchants|T0001088|03/31/2031
04/01/25|118226|BASE RENT|6125||||
04/01/25|118227|RE TAX|890.44||||
03/01/25|116950|RE TAX||890.44|||
12/31/24|112878|CAM RECON 2024||||2210.08|
#128|Dollar Depot Stores, Inc.|T0001095|01/31/2030
12/31/24|112880|RE TAX RECON 2024||||3918.72|
09/30/24|108115|PERCENTAGE RENT|||||6402.11
#130|Fenwick Physical Therapy, P.C.|T0001102|07/31/2027
04/01/25|118231|SIGNAGE|150||||
#OP-1|Bluegill Express Car Wash (Outparcel)|T0001110|10/31/2039
04/01/25|118233|GROUND RENT|7500||||
12/31/24|112883|RE TAX RECON 2024||||5127.9|
#102|Silver Thimble Fabrics (Vacated 09/24)|T0001015|VACATED
09/01/24|107420|BASE RENT|||||2944
08/01/24|106102|BASE RENT|||||2944
08/01/24|106103|CAM|||||531.88
10/15/24|109207|LEGAL FEES|||||1475
10/22/24|OA|DEPOSIT APPLIED|||||-2900"""
M=['total','current','b31_60','b61_90','b91_120','b120']
sec=[]
for l in D.split('\n'):
    if l[0]=='#': sec.append((l[1:].split('|'),[])); continue
    f=l.split('|'); r=dict(date=f[0],invoice=f[1],charge=f[2]); v=[float(x) if x else None for x in f[3:]]; assert len(v)==5,l
    for k,x in zip(M[1:],v):
        if x is not None: r[k]=x
    r['total']=r2(sum(x for x in v if x)); sec[-1][1].append(r)
S=lambda rs:{k:r2(sum(r.get(k,0) for r in rs)) for k in M}
st=[S(rs) for _,rs in sec]; allr=[r for _,rs in sec for r in rs]; G=S(allr)
# plant after the sums
t=next(r for r in allr if r['invoice']=='116935'); assert t['b31_60']==5866.67; t['b31_60']=5386.67
fm=lambda v:(f'{-v:,.2f}-' if v<0 else f'{v:,.2f}')
W,H=letter; c=canvas.Canvas(f'{DOC}/{N}.pdf',pagesize=letter); X=dict(zip(M,[292,352,412,468,524,582])); p=0
def head():
    global p,y; p+=1
    c.setFont('Helvetica',7); c.drawString(28,H-30,'Dunmore Retail Management'); c.drawString(28,H-39,'BLDG: 0217'); c.drawRightString(584,H-30,f'Page: {p}'); c.drawRightString(584,H-39,'Run: 4/30/2025  9:41 AM')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,H-34,'Aged Delinquencies'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-45,'Millbrook Plaza  -  Aged as of 4/30/2025')
    y=H-72; c.setLineWidth(.7); c.line(28,y+10,584,y+10); c.setFont('Helvetica-Bold',7.5)
    for x,s in((36,'Date'),(80,'Invoice'),(122,'Category')): c.drawString(x,y,s)
    for k,s in zip(M,['Amount','Current','31-60','61-90','91-120','Over 120']): c.drawRightString(X[k],y,s)
    c.line(28,y-4,584,y-4); y-=18
def nums(r,f,z=False):
    c.setFont(f,7.5)
    for k in M:
        if k in r:
            s=fm(r[k]); neg=s.endswith('-'); c.drawRightString(X[k]+(c.stringWidth('-',f,7.5) if neg else 0),y,s)
head(); rows=[];tot=[]
for (h,rs),s in zip(sec,st):
    if y<40+14+11*len(rs)+16 and y<200 or y<90: c.showPage(); head()
    c.setFillGray(.92); c.rect(28,y-3.5,556,12,fill=1,stroke=0); c.setFillGray(0); c.setFont('Helvetica-Bold',8)
    c.drawString(31,y,h[0]); c.drawString(92,y,h[1]); c.setFont('Helvetica',7); c.drawString(410,y,f'Master ID: {h[2]}'); c.drawRightString(581,y,h[3] if h[3] in('MTM','VACATED') else 'Exp: '+h[3]); y-=13
    for r in rs:
        if y<50: c.showPage(); head()
        nums(r,'Helvetica'); c.drawString(36,y,r['date']); c.drawString(80,y,r['invoice']); c.drawString(122,y,r['charge']); y-=10.8
        rows.append(dict(unit=h[0],resident=h[2],name=h[1],**r))
    c.setLineWidth(.3); c.line(240,y+8,584,y+8); nums(s,'Helvetica-Bold'); lab=f'{h[1].split(" (")[0]} Total'
    c.setFont('Helvetica-Oblique',7.5); c.drawString(122,y,lab if c.stringWidth(lab,'Helvetica-Oblique',7.5)<118 else 'Tenant Total'); tot.append(dict(label=lab if c.stringWidth(lab,'Helvetica-Oblique',7.5)<118 else 'Tenant Total',**s)); y-=17
c.setLineWidth(.8); c.line(28,y+10,584,y+10); nums(G,'Helvetica-Bold'); c.drawString(31,y-0,'Grand Total - Bldg 0217'); tot.append(dict(label='Grand Total - Bldg 0217',**G)); c.line(28,y-4,584,y-4)
y-=26; c.setFont('Helvetica-Bold',7.5); c.drawString(31,y,'Recap by category group'); y-=11
grp=lambda q:'Rent' if 'RENT' in q else 'Recoveries' if q in('CAM','RE TAX','INSURANCE') or 'RECON' in q else 'Credits' if q in('OPEN CREDIT','DEPOSIT APPLIED') else 'Other'
for g in('Rent','Recoveries','Other','Credits'):
    c.setFont('Helvetica',7.5); c.drawString(40,y,g); v=r2(sum(r['total'] for r in allr if grp(r['charge'])==g)); s=fm(v); c.drawRightString(160+(c.stringWidth('-','Helvetica',7.5) if v<0 else 0),y,s); y-=10
c.save(); print(p,G)
save(N,'pdf','AR',M,rows,tot,'RETAIL','MRI style aged delinquencies, tenant heading bands over charge lines, blank zeros, trailing minus, recap',True,
 {"what":"108-110, invoice 116935 BASE RENT, 31-60: printed 5,386.67 instead of 5,866.67 (line amount, tenant total and grand total are of the right figure)","kind":"digit_changed"})
