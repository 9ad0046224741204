"""Receiver's accountant's working trial balance, senior housing, PDF landscape: unadjusted Dr/Cr, adjustments Dr/Cr, adjusted Dr/Cr with class subtotals"""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
N='tb_senior_receiver'
# code, name, unadjusted signed, adj dr, adj cr, ref
S=[('CASH AND RESTRICTED CASH',[
 ('100','Receivership operating acct (x2281)',84316.72,0,0,''),
 ('102','Receivership payroll acct (x2299)',12740.00,0,0,''),
 ('105','Pre-receivership acct - frozen (x7714)',3918.26,0,3918.26,'A'),
 ('108','Resident trust funds',5265.40,0,0,'')]),
('OTHER ASSETS',[
 ('120','A/R - private pay residents',91455.18,0,0,''),
 ('121','A/R - Medicaid waiver (AZ ALTCS)',63208.50,0,4117.00,'B'),
 ('125','Allowance for doubtful accounts',-18500.00,0,9750.00,'C'),
 ('140','Prepaid insurance',31824.00,0,7956.00,'D'),
 ('145','Utility deposits',6400.00,0,0,''),
 ('150','Vehicle - 2019 Ford Transit (14 pass.)',38200.00,0,0,''),
 ('160','Building and improvements',7480000.00,0,0,''),
 ('165','Furniture, fixtures & kitchen equip.',412385.91,2860.00,0,'E'),
 ('170','Land',865000.00,0,0,''),
 ('190','Accumulated depreciation',-1904275.00,0,0,'')]),
('LIABILITIES',[
 ('200','Accounts payable - post-appointment',-47219.33,0,11486.20,'F'),
 ('201','Accounts payable - pre-appointment',-213806.87,0,0,''),
 ('210','Accrued payroll & PTO',-58470.12,0,6204.55,'G'),
 ('220','Resident trust funds payable',-5265.40,0,0,''),
 ('225','Community fees - refundable portion',-27000.00,0,0,''),
 ('230','Prepaid resident fees',-16842.00,0,0,''),
 ('250','Bond trustee loan - Series 2016A',-6215000.00,0,0,''),
 ('255','Accrued bond interest',-341825.00,0,31075.00,'H'),
 ('260','Receiver certificates outstanding',-150000.00,0,0,'')]),
('EQUITY',[
 ('300','Owner equity at appointment (4/14/2025)',None,3918.26,0,'A')]),
('REVENUE',[
 ('400','Independent living - base rent',-318420.00,0,0,''),
 ('401','Assisted living - base rent',-541760.00,0,0,''),
 ('402','Memory care - base rent',-287300.00,0,0,''),
 ('410','Level of care fees',-126955.00,0,0,''),
 ('415','Second-person fees',-14400.00,0,0,''),
 ('420','Medicaid waiver revenue',-189625.50,4117.00,0,'B'),
 ('430','Community fees',-16500.00,0,0,''),
 ('440','Guest meals & salon',-3918.75,0,0,''),
 ('450','Concessions',22150.00,0,0,'')]),
('EXPENSES',[
 ('500','Nursing & caregiver wages',492816.44,6204.55,0,'G'),
 ('510','Dietary wages',118240.06,0,0,''),
 ('520','Agency staffing',77305.00,7740.00,0,'F'),
 ('530','Payroll taxes & benefits',104972.81,0,0,''),
 ('540','Raw food',88316.27,0,0,''),
 ('550','Medical & incontinence supplies',21049.12,0,0,''),
 ('560','Utilities',69184.53,3746.20,0,'F'),
 ('570','Repairs & maintenance',41226.90,0,2860.00,'E'),
 ('580','Insurance',47736.00,7956.00,0,'D'),
 ('590','Property taxes',54210.00,0,0,''),
 ('600','Marketing & referral fees',36900.00,0,0,''),
 ('610','Bad debt',6500.00,9750.00,0,'C'),
 ('620','Receiver fees',67500.00,0,0,''),
 ('625','Receiver counsel',38412.50,0,0,''),
 ('630','Management company fee',68250.00,0,0,''),
 ('700','Bond interest',186450.00,31075.00,0,'H')])]
tot=sum(a[2] or 0 for s in S for a in s[1])
S=[(s,[tuple([a[0],a[1],r2(-tot) if a[2] is None else a[2]]+list(a[3:])) for a in L]) for s,L in S]
assert r2(sum(a[3]-a[4] for s in S for a in s[1]))==0
O=['other:UNADJUSTED Debit','other:UNADJUSTED Credit','other:ADJUSTING ENTRIES Debit','other:ADJUSTING ENTRIES Credit','other:ADJUSTED Debit','other:ADJUSTED Credit']
W,H=landscape(letter)
c=canvas.Canvas(doc(N,'pdf'),pagesize=(W,H),invariant=1)
X=[352,430,510,588,680,758]  # right edges
def head(p):
    c.setFont('Times-Bold',12); c.drawString(36,H-36,'Superior Court of Arizona, Maricopa County - In re Palo Verde Senior Living Receivership')
    c.setFont('Times-Roman',10); c.drawString(36,H-50,'Working Trial Balance - Palo Verde Terrace (142 licensed beds)   |   Appointment date 4/14/2025 through September 30, 2025')
    c.setFont('Times-Italic',8.5); c.drawRightString(W-36,H-36,'Prepared by: LMK   Reviewed by: ______'); c.drawRightString(W-36,H-50,f'W/P TB-1, p. {p} of 2')
    y=H-70
    c.setFillGray(.88); c.rect(36,y-24,W-72,30,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Times-Bold',9)
    for i,t in ((0,'UNADJUSTED'),(2,'ADJUSTING ENTRIES'),(4,'ADJUSTED')):
        a=X[i]-66;b=X[i+1]; c.drawCentredString((a+b)/2,y-4,t); c.setLineWidth(.5); c.line(a,y-8,b,y-8)
    c.drawString(40,y-18,'Acct'); c.drawString(66,y-18,'Description')
    for i in range(6): c.drawRightString(X[i],y-18,('Debit','Credit')[i%2])
    c.drawCentredString(606,y-18,'Ref')
    return y-40
rows=[];totals=[]
def put(y,vals,font,size=9):
    c.setFont(font,size)
    for x,v in zip(X,vals):
        if v: c.drawRightString(x,y,f'{v:,.2f}')
p=1;y=head(p); G=[0]*6
for s,L in S:
    if y<46+len(L[:3])*12: c.showPage();p+=1;y=head(p)
    c.setFont('Times-Bold',9.5); c.drawString(40,y,s); y-=12.5
    U=[0]*6
    for code,nm,v,d,k,ref in L:
        if y<44: c.showPage();p+=1;y=head(p)
        adj=r2(v+d-k)
        vals=[v if v>0 else 0,-v if v<0 else 0,d,k,adj if adj>0 else 0,-adj if adj<0 else 0]
        vals=[r2(q) for q in vals]
        c.setFont('Times-Roman',9); c.drawString(44,y,code); c.drawString(66,y,nm)
        put(y,vals,'Times-Roman')
        if ref: c.setFont('Times-Italic',8); c.drawCentredString(606,y,ref)
        r={'account':code,'name':nm}
        for o,q in zip(O,vals):
            if q: r[o]=q
        rows.append(r)
        U=[r2(a+b) for a,b in zip(U,vals)]; y-=11.5
    c.setLineWidth(.4)
    for x in X: c.line(x-66,y+8.5,x,y+8.5)
    lab='Total '+s.lower(); c.setFont('Times-BoldItalic',9); c.drawString(66,y,lab); put(y,U,'Times-BoldItalic')
    t={'label':lab}; t.update({o:q for o,q in zip(O,U) if q}); totals.append(t)
    G=[r2(a+b) for a,b in zip(G,U)]; y-=16
c.setLineWidth(1)
for x in X: c.line(x-66,y+9.5,x,y+9.5)
c.setFont('Times-Bold',9.5); c.drawString(40,y,'TRIAL BALANCE TOTALS'); put(y,G,'Times-Bold',9)
for x in X: c.line(x-66,y-3,x,y-3); c.line(x-66,y-5,x,y-5)
totals.append({'label':'TRIAL BALANCE TOTALS',**dict(zip(O,G))})
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
y-=20; c.setFont('Times-Roman',8)
for t in ('A  To write off frozen account swept by bond trustee on 5/2/2025.   B  ALTCS recoupment notice dated 9/22.   C  Reserve balances over 120 days.   D  Third-quarter insurance expired.',
 'E  Reclass walk-in cooler compressor to FF&E.   F  Unrecorded invoices (agency, APS power).   G  PTO accrual, pay period ending 9/27.   H  September interest, Series 2016A.'):
    c.drawString(40,y,t); y-=10
c.save()
print(p,G)
save(N,'pdf','TB','SENIOR_HOUSING',"receiver's accountant working trial balance, six columns in three groups (unadjusted, adjusting entries, adjusted), class subtotals, reference letters",O,rows,totals,hard='three Dr/Cr pairs')
