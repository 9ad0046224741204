# Firm's working paper: aging of condominium tenants' balances, medical/office, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib.colors import HexColor as X_, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob
for n,f in(('L','LiberationSerif-Regular'),('LB','LiberationSerif-Bold'),('LI','LiberationSerif-Italic'),('DV','DejaVuSans')):
    pdfmetrics.registerFont(TTFont(n,glob.glob(f'/usr/share/fonts/**/{f}.ttf',recursive=True)[0]))
NAME='WP_C-2_Tenant_AR_aging_SummitRidge.pdf'
# suite,tenant,[cur,1-30,31-60,61-90,over90],deposit,subsequent receipts,allowance,tick
S=[('Building 1 - Medical',[
('101','Pinnacle Family Medicine, P.C.',[8412.5,0,0,0,0],8000,8412.5,0,'a'),
('104','Alpenglow Dermatology',[5126.75,0,0,0,0],5000,5126.75,0,'a'),
('106','Front Range Endodontics',[4388.2,4388.2,0,0,0],4200,8776.4,0,'a'),
('110','Bright Path Pediatrics LLC',[0,0,612.44,0,0],6500,612.44,0,'a'),
('112','Mesa Vein & Vascular',[9240,9240,9240,3105.6,0],9000,12345.6,9240,'b'),
('115','Cascade Hearing Center',[0,0,0,0,-1850],2400,None,0,'c'),
('201','Timberline Orthopedic Group',[14806,0,0,0,0],None,14806,0,'a'),
('204','Columbine Sleep Lab',[3675,3675,0,0,0],3600,3675,0,''),
('207','Ridgeview Counseling Assoc.',[1980.35,0,0,0,0],1900,1980.35,0,'a'),
('210','Dr. M. Okafor-Lund, DDS',[0,0,0,418.9,2206.15],4000,None,1300,'d'),
('212','Summit Imaging Partners',[11350,0,275.5,0,0],11000,11350,0,'a'),
('215','Peak Allergy & Asthma',[0,4110,0,0,0],4000,4110,0,'a')]),
('Building 2 - Professional Office',[
('A','Lodestar Title Agency',[3925,0,0,0,0],3900,3925,0,'a'),
('B','Tessler Wade Engineering',[5480.6,5480.6,0,0,0],5250,10961.2,0,'a'),
('C-1','Greenhorn Mortgage',[2190,2190,2190,2190,7425.88],2100,None,14085.88,'d'),
('C-2','Silverthread Bookkeeping',[0,0,0,0,64.2],1450,64.2,0,''),
('D','Hatch & Rourke, Attorneys',[6815,0,0,0,0],6800,6815,0,'a'),
('E','Arroyo Seco Insurance',[2760,0,0,-480,0],2700,2280,0,'c'),
('F','Piedra Staffing (vacated 11/24)',[0,0,3140,3140,1318.4],None,None,7598.4,'d'),
('G','Zenith Land Survey',[3310,3310,0,0,0],3300,6620,0,'a')]),
('Building 3 - Owner Units (assessments)',[
('301','Owner - Larkmoor Holdings LLC',[1284,0,0,0,0],None,1284,0,'a'),
('302','Owner - Dunraven Trust',[1284,1284,1284,0,0],None,1284,0,''),
('303','Owner - Pinnacle Family Medicine',[1460,0,0,0,0],None,1460,0,'a'),
('304','Owner - Estate of T. Brandvold',[1284,1284,1284,1284,3852],None,None,0,'e')])]
K=['current','b1_30','b31_60','b61_90','b90','total','deposit','other:Received 1/1 - 2/21/25','other:Allowance']
rows=[];tots=[]
PS=landscape(legal);W,H=PS;c=canvas.Canvas(doc(NAME),pagesize=PS)
RX=dict(zip(K,[352,420,488,556,628,704,778,862,932]));TX=958
c.setFont('LB',13);c.drawString(50,H-40,'Summit Ridge Medical & Office Condominiums, LLLP');c.setFont('LB',11);c.drawString(50,H-54,'Tenants’ and owners’ balances – aging');c.setFont('L',10);c.drawString(50,H-66,'December 31, 2024')
c.rect(W-186,H-76,136,46);c.setFont('LB',12);c.drawString(W-180,H-44,'C-2');c.setFont('L',8.5);c.drawString(W-150,H-44,'PBC / footed by firm');c.drawString(W-180,H-58,'Prep:  EJV   2/24/25');c.drawString(W-180,H-70,'Rev:   MKO  3/03/25')
y=H-98;c.setFont('LB',9)
# grouped header
c.drawCentredString(478,y+12,'Days past due');c.setLineWidth(.5);c.line(368,y+9,628,y+9)
hh={'current':['','Current'],'b1_30':['','1 – 30'],'b31_60':['','31 – 60'],'b61_90':['','61 – 90'],'b90':['','Over 90'],'total':['Balance','12/31/24'],'deposit':['Security','Deposit'],K[7]:['Received','1/1 - 2/21/25'],K[8]:['','Allowance']}
for k,(a,b) in hh.items():
    if k in('total','deposit',K[7]):c.drawRightString(RX[k],y+11,a)
    c.drawRightString(RX[k],y-1,b)
c.drawString(50,y-1,'Unit');c.drawString(92,y-1,'Tenant');c.line(50,y-5,W-50,y-5);y-=16
def p0(v): return par(v)
def ln(y,d,f):
    c.setFont(f,9)
    for k in K:
        if k in d:
            s=p0(d[k]);c.drawRightString(RX[k]+(3 if s.startswith('(') else 0),y,s)
def rule(y,n=1):
    for k in K:
        for q in range(n):c.line(RX[k]-56,y-q*2,RX[k],y-q*2)
G={}
for sec,l in S:
    c.setFont('LI',9.5);c.drawString(50,y,sec);y-=13;sub={}
    for u,nm,bs,dep,rc,al,tk in l:
        d={k:float(v) for k,v in zip(K,bs) if v};d['total']=r2(sum(bs))
        if dep:d['deposit']=float(dep)
        if rc:d[K[7]]=float(rc)
        if al:d[K[8]]=-float(al)
        rows.append({'unit':u,'name':nm,**d})
        c.setFont('L',9);c.drawString(54,y,u);c.drawString(92,y,nm);ln(y,d,'L')
        if tk:c.setFont('LI',8);c.setFillColor(X_('#B00020'));c.drawString(TX-14,y,tk);c.setFillColor(black)
        for k in d:sub[k]=r2(sub.get(k,0)+d[k])
        y-=11.8
    rule(y+9.5);y-=1.5
    lab='Total '+sec.split(' (')[0].split(' - ')[0];c.setFont('LB',9);c.drawString(92,y,lab);ln(y,sub,'LB');tots.append({'label':lab,**sub})
    for k in sub:G[k]=r2(G.get(k,0)+sub[k])
    y-=16
rule(y+11);c.setFont('LB',9.5);c.drawString(50,y,'Total tenants’ balances');ln(y,G,'LB');rule(y-3,2);tots.append({'label':'Total tenants’ balances',**G})
y-=20;c.setFont('L',8.5)
N=[f"Agrees to general ledger acct 1210, {f2(G['total'])}, without exception (WTB).",]
for s in N:c.drawString(50,y,s);y-=11
c.setFillColor(X_('#B00020'))
for s in('a  Receipts after year end traced to bank deposits.','b  Payment plan signed 1/15/25; client reserves one month.','c  Credit balances – CAM true-up owed to tenant; left in receivables, not material.','d  Doubtful per discussion with client controller; suite 210 reserved at half, rounded.','e  Lien recorded; collectible from sale of unit.'):
    c.drawString(50,y,s);y-=9.6
c.setFillColor(black);c.setFont('L',8);c.drawString(50,20,'Aldous, Vickrey & Ott P.C.  ·  Fort Collins');c.drawRightString(W-50,20,'1 of 1');print('y',y)
c.save()
save(NAME,'AR',K,rows,tots,"CPA firm's working paper, aging with deposit, subsequent receipts and allowance, three buildings, tickmarks; one legal landscape page",True)
