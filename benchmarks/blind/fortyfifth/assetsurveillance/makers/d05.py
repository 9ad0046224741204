# CPA compiled comparative balance sheet
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from lib import *
F='Tidewater Row Balance Sheet 2024 (compiled).pdf'
s=St('BALANCE SHEETS - INCOME TAX BASIS','TIDEWATER ROW ASSOCIATES, L.L.C.',None,'2024-12-31',['2024','2023'],dash=True)
l=lambda n,a,b,ind=1,**k:s.l(n,[a,b],ind=ind,**k)
s.h('ASSETS',center=1)
s.h('INVESTMENT IN REAL ESTATE')
x=[l('Land',2850000,2850000,d=1),l('Buildings and improvements',21644318,21390702),l('Tenant improvements',1908226,1716940),l('Furniture and equipment',214507,209112)]
g=s.t('Total, at cost',x,ind=2)
ad=l('Less: accumulated depreciation',-9417655,-8702190)
re=s.t('Net investment in real estate',[g,ad],ind=2)
s.h('OTHER ASSETS')
x=[l('Cash and cash equivalents',486913,612044),l('Tenant receivables',71286,48911),l('Security deposits held in escrow',118450,112200),l('Tax and insurance escrow',203377,188420),l('Replacement reserve escrow',344810,301266),l('Prepaid expenses',39204,36815),l('Deferred leasing commissions, net of accumulated amortization of $188,214 and $151,006',256117,241980),l('Due from affiliate',0,25000)]
oa=s.t('Total other assets',x,ind=2)
ta=s.t('TOTAL ASSETS',[re,oa],'TOTAL',key='total_assets',d=1,dbl=1)
s.h("LIABILITIES AND MEMBERS' EQUITY",center=1)
s.h('LIABILITIES')
x=[l('Mortgage note payable',13118402,13462717,d=1),l('Accounts payable and accrued expenses',164330,140982),l('Accrued interest payable',48647,49924),l('Prepaid rents',52914,61177),l('Tenant security deposits',118450,112200),l('Due to managing member',85000,0)]
tl=s.t('Total liabilities',x,'TOTAL',key='total_liabilities',ind=2)
s.h("MEMBERS' EQUITY")
beg=[None,None]
A=s.rows[ta]['vals'];Lb=s.rows[tl]['vals'];E=[A[0]-Lb[0],A[1]-Lb[1]]
ni=[611204,548377];di=[-780000,-700000]
x=[l("Members' equity, beginning of year",E[0]-ni[0]-di[0],E[1]-ni[1]-di[1]),l('Net income',*ni),l('Distributions',*di)]
assert E[0]-ni[0]-di[0] and True
# make roll-forward consistent: 2024 beginning must be 2023 ending
diff=E[1]-(E[0]-ni[0]-di[0])
s.rows[x[0]]['vals'][0]=E[1];s.rows[x[1]]['vals'][0]=ni[0]-diff
te=s.t("Total members' equity",x,'TOTAL',key='total_equity',ind=2)
s.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],'TOTAL',d=1,dbl=1)
print('net inc',s.rows[x[1]]['vals'])
c=canvas.Canvas(B+'documents/'+F,pagesize=letter)
c.setFont('Times-Bold',12);y=740
for t in ('TIDEWATER ROW ASSOCIATES, L.L.C.','BALANCE SHEETS - INCOME TAX BASIS','DECEMBER 31, 2024 AND 2023'):
    c.drawCentredString(306,y,t);y-=15
c.line(72,y+6,540,y+6);y-=14
c.setFont('Times-Bold',10.5);c.drawRightString(452,y,'2024');c.drawRightString(536,y,'2023');c.line(390,y-3,454,y-3);c.line(474,y-3,538,y-3);y-=16
def nm(v): return '-' if v==0 else (f'({-v:,.0f})' if v<0 else f'{v:,.0f}')
first=True
for r in s.rows:
    T=r['typ']
    if T=='HEADING':
        c.setFont('Times-Bold',10.5)
        if r.get('center'): y-=8;c.drawCentredString(230,y,r['label']);y-=17
        else: y-=2;c.drawString(72,y,r['label']);y-=13
        continue
    c.setFont('Times-Bold' if T=='TOTAL' and r.get('d') else 'Times-Roman',10.5)
    words=r['label'].split();ln='';lines=[]
    for w in words:
        if c.stringWidth(ln+' '+w)>280: lines.append(ln);ln=w
        else: ln=(ln+' '+w).strip()
    lines.append(ln)
    if T!='LINE': 
        for X in(390,474): c.setLineWidth(.5);c.line(X,y+10,X+64,y+10)
        y-=1
    for k,q in enumerate(lines):
        c.drawString(72+14*r['ind']+(10 if k else 0),y,q)
        if k<len(lines)-1:y-=12
    for X,v in((452,r['vals'][0]),(536,r['vals'][1])):
        t=nm(v);c.drawRightString(X+(3.5 if t.endswith(')') else 0),y,t)
        if r.get('d'): c.drawString(X-60,y,'$')
    y-=13
    if r.get('dbl'):
        for X in(390,474): c.line(X,y+10,X+64,y+10);c.line(X,y+8,X+64,y+8)
        y-=6
    elif T!='LINE': y-=3
c.setFont('Times-Italic',9);c.drawCentredString(306,52,"See accompanying notes and independent accountants' compilation report.");c.drawCentredString(306,38,'- 2 -')
c.save()
save(F,[s],'MIXED_USE','BALANCE_SHEET','CPA-compiled comparative balance sheet, serif, dollar signs at first and total',False)
