"""Receiver's report on numbered pleading paper: receipts and disbursements of two storage yards, dot leaders."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1606); NAME='Receivers_Second_Report_Stow-Rite.pdf'
def c(x): return int(round(x*100))
s=St(2)
def L(t,a,p): return s.L(t,[c(a) if a is not None else None,c(p) if p is not None else None])
s.H('RECEIPTS')
z=lambda b,k=3.45: (round(b*R.uniform(.95,1.05),2),round(b*k*R.uniform(.95,1.05),2))
r=[L('Funds turned over by defendant',None,18402.77),L('Unit rents collected',*z(61250)),L('Late and lien fees',*z(3380)),L('Tenant protection plan income',*z(4410)),L('Vehicle and boat parking',*z(5925)),L('Lien sale proceeds',2165,4890.5),L('Truck rental commissions',*z(790)),L('Lock and box sales',*z(655)),L("Receiver's certificates issued",None,40000),L('Interest earned',11.86,27.31)]
TR=s.T('Total receipts',r)
s.H('DISBURSEMENTS - PROPERTY OPERATIONS')
d=[L('On-site manager wages and taxes',*z(11480)),L('Relief manager',*z(1920)),L('Electric',*z(2140)),L('Water, sewer and refuse',*z(880)),L('Telephone, gate and internet',*z(565)),L('Repairs - doors and gates',*z(1830)),L('Paving repair',None,12750),L('Pest control',240,720),L('Advertising and web listing',*z(2275)),L('Merchant card fees',*z(1340)),L('Lien notices and auction costs',412.5,1033.75),L('Management fee (6%)',*z(4310)),L('Property insurance',4116.25,16465),L('Property taxes - 1st installment',None,38214.06),L('Refunds to tenants',318,1204.4)]
TD=s.T('Total property operations',d)
s.H('DISBURSEMENTS - RECEIVERSHIP ADMINISTRATION')
e=[L("Receiver's fees",8362.5,31250),L("Receiver's counsel",5140,22871.3),L('Accountant',1500,4125),L('Bond premium',None,1450),L('Locksmith and takeover costs',None,2986.45)]
TE=s.T('Total receivership administration',e)
TX=s.T('Total disbursements',[TD,TE])
NC=s.T('Net receipts (disbursements)',[TR,neg(TX)])
pv=s.rows[NC]['vals'][1]
BB=s.L('Cash balance, beginning',[pv,0],ind=0)
EB=s.T('Cash balance, ending',[NC,BB],typ='TOTAL')
n=len(s.rows)
s.derive(lambda v,k:v+[None if v[0] is None and v[1] is None else (v[0] or 0)+(v[1] or 0)])
s.rows[BB]['vals'][2]=0; s.rows[EB]['vals'][2]=s.rows[NC]['vals'][2]
assert s.rows[EB]['vals'][0]==s.rows[EB]['vals'][2]
W,H=letter; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=letter,invariant=1)
pg=0
def paper():
    global pg; pg+=1; cv.setFont('Times-Roman',12)
    for k in range(28): cv.drawRightString(66,H-72-24*k,str(k+1))
    cv.setLineWidth(.6); cv.line(76,0,76,H); cv.line(79,0,79,H); cv.line(W-36,0,W-36,H)
    cv.line(86,46,W-42,46); cv.setFont('Times-Roman',9); cv.drawCentredString(W/2+20,34,str(pg)); cv.drawCentredString(W/2+20,22,"RECEIVER'S SECOND REPORT AND ACCOUNTING")
Y=lambda k:H-72-24*(k-1)
T=lambda k,t,x=88,f='Times-Roman',sz=12:(cv.setFont(f,sz),cv.drawString(x,Y(k),t))
paper()
for k,t in [(1,'Ottilie R. Vandersloot, Receiver'),(2,'1180 Harbor Mole Road, Suite 6'),(3,'Telephone: (555) 018-2240')]: T(k,t)
cv.setFont('Times-Roman',12); cv.drawCentredString(330,Y(8),'SUPERIOR COURT OF THE STATE'); cv.drawCentredString(330,Y(9),'COUNTY OF SAN BRENDAN')
T(11,'FIRST GRANARY BANK, a corporation,'); T(12,'Plaintiff,',230); T(13,'vs.',140); T(14,'STOW-RITE HOLDINGS, LLC, et al.,'); T(15,'Defendants.',230)
cv.line(86,Y(16)+6,320,Y(16)+6); cv.line(320,Y(16)+6,320,Y(11)+12)
T(11,'Case No. CV-25-004417',330); T(13,"RECEIVER'S SECOND REPORT AND",330,'Times-Bold'); T(14,'ACCOUNTING (Stow-Rite Self Storage,',330,'Times-Bold'); T(15,'412 units)',330,'Times-Bold')
for k,t in [(18,'The Receiver, appointed by order entered March 18, 2025, reports as follows for the'),(19,'period July 1 through July 31, 2025. Occupancy at the Stow-Rite Self Storage facility was 371 of'),(20,'412 units on July 31, 2025. Twenty-two units are over-locked. One lien sale was held on July 16,'),(21,'2025. Receipts and disbursements on the cash basis, from appointment, are set out in Schedule A.')]: T(k,t,88,'Times-Roman',11.3)
cv.showPage(); paper()
XR=[392,478,570]
def thead(y):
    cv.setFont('Times-Bold',9.5)
    for x,(a,b) in zip(XR,[('This period','7/1 - 7/31/25'),('Prior period','3/18 - 6/30/25'),('Cumulative','3/18 - 7/31/25')]): cv.drawRightString(x,y,a); cv.drawRightString(x,y-11,b); cv.line(x-66,y-14,x,y-14)
cv.setFont('Times-Bold',12); cv.drawCentredString(325,Y(1),'SCHEDULE A'); cv.drawCentredString(325,Y(2)+4,'STATEMENT OF RECEIPTS AND DISBURSEMENTS')
cv.setFont('Times-Roman',11); cv.drawCentredString(325,Y(3)+8,'Stow-Rite Self Storage  (cash basis, unaudited)')
y=Y(4); thead(y); y-=30
for i,r in enumerate(s.rows):
    if y<Y(27)+0 or r['label'].startswith('DISBURSEMENTS - RECEIVERSHIP'):
        cv.showPage(); paper(); cv.setFont('Times-Roman',11); cv.drawCentredString(325,Y(1),'SCHEDULE A (continued)'); y=Y(2)+4; thead(y); y-=30
    if r['typ']=='HEADING':
        y-=4; cv.setFont('Times-Bold',10.5); cv.drawString(88,y,r['label']); y-=16; continue
    t=r['typ']!='LINE'; f='Times-Bold' if t else 'Times-Roman'; cv.setFont(f,10.5)
    x0=88+(24 if r['typ']=='LINE' and r['ind'] else 10); cv.drawString(x0,y,r['label'])
    if t:
        for x in XR: cv.line(x-66,y+10,x,y+10)
    lead=x0+cv.stringWidth(r['label'],f,10.5)+3; w0=[money(v,cur='$' if r['label'] in('Unit rents collected','Cash balance, ending') else '') for v in r['vals']]
    if w0[0]:
        end=XR[0]-cv.stringWidth(w0[0],f,10.5)-3; k=int((end-lead)/3.2); cv.setFont('Times-Roman',8); cv.drawRightString(end,y,'.'*max(0,int((end-lead)/2.05))); cv.setFont(f,10.5)
    for x,z_ in zip(XR,w0): cv.drawRightString(x,y,z_)
    y-=15.2
    if t: y-=5
    if r['typ']=='TOTAL':
        for x in XR: cv.line(x-66,y+16,x,y+16); cv.line(x-66,y+14,x,y+14)
cv.setFont('Times-Roman',11); cv.drawString(112,y-30,'I declare that the foregoing accounting is true and correct. Executed August 11, 2025.')
cv.line(330,y-80,560,y-80); cv.drawString(330,y-93,'Receiver'); cv.showPage(); cv.save()
save(NAME,[s.truth('STATEMENT OF RECEIPTS AND DISBURSEMENTS','Stow-Rite Self Storage','2025-07-01','2025-07-31',['This period 7/1 - 7/31/25','Prior period 3/18 - 6/30/25','Cumulative 3/18 - 7/31/25'],dict(net_cash_flow=NC))],'SELF_STORAGE','CASH_FLOW_STATEMENT','pleading paper with line numbers and dot leaders',True)
