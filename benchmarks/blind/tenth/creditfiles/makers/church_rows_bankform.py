import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(4101)
F='GraceHarbor_CertifiedRentRoll_2025.pdf'
# unit, tenant, bd/ba, begin, end, rent, dep, util, pastdue
D=[('401 Linden St','Darnell & Mayra Whitcomb','3/1','08/01/2023','07/31/2026',1125,1125,'T',None),
('403 Linden St','T. Okafor','3/1','02/15/2022','M-T-M',1050,900,'T',None),
('405 Linden St','Rev. P. Lindqvist (parsonage)','4/2','06/01/2019',None,0,None,'L',None),
('407 Linden St','Bonnie Saltzgaber','2/1','11/01/2024','10/31/2025',925,925,'T',310),
('409 Linden St','VACANT - being painted','3/1',None,None,None,None,'',None),
('411 Linden St','Jorge Villafana','3/1','05/01/2025','04/30/2026',1150,1150,'T',None),
('413 Linden St','Hattie Mae Purcell','2/1','09/01/2011','M-T-M',780,400,'T',None),
('88-A Vesper Ct','Kim & Alan Tredway','2/1','12/01/2024','11/30/2025',895,895,'L',None),
('88-B Vesper Ct','St. Brendan Food Pantry','2/1','01/01/2020','12/31/2029',450,None,'L',45.5)]
c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1); W,H=letter
INK=(0.05,0.1,0.45)
def lab(x,y,s,sz=6.2,f='Helvetica'): c.setFillColorRGB(0,0,0); c.setFont(f,sz); c.drawString(x,y,s)
def ink(x,y,s,sz=8.6,al='l'):
    c.setFillColorRGB(*INK); c.setFont('Courier',sz)
    (c.drawString if al=='l' else c.drawRightString if al=='r' else c.drawCentredString)(x,y,s)
c.setFillColorRGB(.1,.25,.2); c.rect(36,H-62,26,26,fill=1,stroke=0)
c.setFillColorRGB(1,1,1); c.setFont('Times-Bold',17); c.drawCentredString(49,H-55,'TM')
lab(70,H-47,'Three Mills Community Credit Union',13,'Times-Bold'); lab(70,H-58,'Member Business Lending  |  PO Box 2270, Brattle Falls  |  NMLS #403010  |  Equal Housing Lender',7)
lab(W-160,H-46,'CERTIFIED RENT ROLL',11.5,'Helvetica-Bold'); lab(W-160,H-57,'Form MBL-114 (Rev. 03/21)   Page 1 of 1',6.5)
y=H-72; c.setLineWidth(.7)
boxes=[[('1. Borrower / Member',230,'Grace Harbor Fellowship Church, Inc.'),('2. Loan No.',120,'MB-0004417-02'),('3. Rents in effect as of (date)',190,'09/30/2025')],
[('4. Property name or description',300,'Linden Street Houses & Vesper Ct duplex'),('5. Property type',140,'SFR (7) + duplex'),('6. No. of units',100,'9')],
[('7. City, State, ZIP',300,'Brattle Falls, OH 44806'),('8. Prepared by / title',240,'M. Stoddard, church treasurer')]]
for row in boxes:
    x=36
    for l,w,v in row:
        c.rect(x,y-26,w,26); lab(x+3,y-8,l); ink(x+6,y-21,v,9); x+=w
    y-=26
y-=10
lab(36,y,'SECTION B - SCHEDULE OF UNITS',8,'Helvetica-Bold'); lab(185,y,'List every unit whether or not occupied. Enter “VACANT” for unoccupied units. Do not list market rents. Attach additional sheets if needed.',6)
y-=5
cols=[('','Ln',16,'c'),('Unit No. or','Street Address',84,'l'),('Tenant Name(s)','(as on lease)',158,'l'),('Bed/','Bath',26,'c'),('Lease','Begins',57,'c'),('Lease Ends','(or M-T-M)',57,'c'),('Monthly','Rent ($)',50,'r'),('Security','Deposit ($)',46,'r'),('Utils.','T / L',22,'c'),('Past Due','Amt. ($)',24+0,'r')]
ws=[16,84,152,26,57,57,48,46,22,32]
tot=sum(ws); sc=540/tot; ws=[w*sc for w in ws]
c.setFillColorRGB(.88,.88,.88); c.rect(36,y-22,540,22,fill=1)
x=36
for (a,b,_,al),w in zip(cols,ws):
    c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',6); c.drawCentredString(x+w/2,y-9,a); c.drawCentredString(x+w/2,y-17,b); x+=w
y-=22; top=y; rh=18
def f(v): return '' if v is None else (f'{v:,.2f}' if v!=int(v) or v==0 else f'{v:,.0f}.00')
for i in range(16):
    x=36; vals=[str(i+1)]
    d=D[i] if i<len(D) else None
    if d: vals=[str(i+1),d[0],d[1],d[2],d[3] or '',d[4] or '',f(d[5]),f(d[6]),d[7],f(d[8])]
    else: vals=[str(i+1)]+['']*9
    for k,(v,w,cc) in enumerate(zip(vals,ws,cols)):
        c.rect(x,y-rh,w,rh); al=cc[3]
        if k==0: lab(x+4,y-12,v,6)
        elif v:
            sz=8.2 if k not in(9,) else 7.0
            yy=y-12.5+random.choice([-.6,0,.5])
            if k in(2,): sz=7.9
            if k in(6,7,): sz=7.8
            if k==9: sz=6.8
            if al=='l': ink(x+3,yy,v,sz)
            elif al=='r': ink(x+w-2.5,yy,v,sz,'r')
            else: ink(x+w/2,yy,v,sz if k not in(4,5) else 8,'c')
        x+=w
    y-=rh
R=sum(d[5] or 0 for d in D); DP=sum(d[6] or 0 for d in D); P=sum(d[8] or 0 for d in D)
c.setFillColorRGB(.94,.94,.94); c.rect(36,y-18,540,18,fill=1)
lab(200,y-12,'9. TOTALS, lines 1 through 16 (carry to Section C)',7,'Helvetica-Bold')
xs=[36]; 
for w in ws: xs.append(xs[-1]+w)
for k,v in ((6,R),(7,DP),(9,P)): ink(xs[k+1]-2.5,y-12.5,f(v),6.8 if k==9 else 7.8,'r')
y-=30
lab(36,y,'SECTION C - SUMMARY',8,'Helvetica-Bold'); y-=6
S=[('10. Number of units occupied','8'),('11. Number of units vacant','1'),('12. Total monthly rent (line 9)',m(R)),('13. Annualized (line 12 x 12)',m(R*12)),('14. Other monthly income (laundry, parking)','none')]
for l,v in S:
    c.rect(36,y-15,270,15); lab(39,y-10,l,7); ink(300,y-10.5,v,8.5,'r'); y-=15
yy=y+75; c.rect(316,yy-75,260,75); lab(319,yy-8,'15. Remarks (concessions, employee or related-party units, rents in dispute):')
for i,s in enumerate(['Line 3 is the parsonage, no rent charged.','Line 9 church ministry use, rent per board','resolution 2020-3. Line 4 on pmt plan.']): ink(321,yy-22-i*13,s,8)
y-=14
lab(36,y,'CERTIFICATION',8,'Helvetica-Bold')
t=['The undersigned certifies to Three Mills Community Credit Union that the foregoing is a true, correct and complete statement of all leases and tenancies affecting the property',
'as of the date in item 3, that no rents have been collected more than one month in advance, and that no tenant has any option to purchase except as stated in item 15.']
for i,s in enumerate(t): lab(36,y-11-i*8.5,s,6.8,'Times-Roman')
y-=48; c.line(36,y,290,y); c.line(330,y,576,y)
c.setFillColorRGB(*INK); c.setFont('Times-Italic',17); c.drawString(50,y+4,'Marian Stoddard'); ink(350,y+4,'10-14-2025',10)
lab(36,y-8,'Authorized signature'); lab(330,y-8,'Date')
y-=26; c.setDash(2,2); c.rect(36,y-28,540,28); c.setDash()
lab(40,y-9,'CREDIT UNION USE ONLY',6.5,'Helvetica-Bold'); lab(40,y-21,'Rec’d: ____/____/____      Reviewed by: __________      Scanned to annual review file:  [  ]      Variance to prior roll > 5%:  [  ] Y   [  ] N      Covenant test period: __________',6.5)
c.save()
def iso(s):
    if s is None: return None
    p=s.split('/'); return f'{p[2]}-{p[0]}-{p[1]}' if len(p)==3 else s
rows=[]
for d in D:
    vac=d[1].startswith('VACANT')
    rows.append(dict(unit=d[0],unitType=d[2],tenantName=None if vac else d[1],statusText='VACANT' if vac else 'Occupied',leaseStartDate=iso(d[3]),
      leaseEndDate=iso(d[4]),contractRent=d[5],deposit=d[6],balance=d[8]))
save(F,'SINGLE_FAMILY_RENTAL','credit union certified rent-roll form, typed in blue Courier, ruled grid with empty lines',False,
 dict(propertyName='Linden Street Houses & Vesper Ct duplex',asOnDate='2025-09-30',units=9,occupied=8,vacant=1,sheet=None,planted=None,rows=rows))
