# entities side by side, Cr suffix, planted digit change
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape,legal
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(1703)
# (section, acct, name, land, retail, resi, elim)
Z=[('Current and Other Assets',[('1000','Cash in bank',18211,264408,711932,0),('1050','Restricted cash - lockbox & reserves',0,188750,546210,0),('1100','Tenant accounts receivable',0,73184,41906,0),('1150','Due from affiliates',412500,60000,0,-472500),('1200','Prepaid expenses',1250,22817,69344,0)]),
('Real Estate',[('1500','Land',9850000,0,0,0),('1510','Building and garage',0,7412600,38920450,0),('1520','Tenant & unit improvements',0,1366208,2118773,0),('1590','Accumulated depreciation',0,-1514870,-6230915,0),('1600','Investment in Quay Land LLC',0,2462500,7387500,-9850000),('1700','Deferred costs, net',0,214660,388041,0)]),
('Liabilities',[('2000','Trade payables',-3400,-58219,-187334,0),('2050','Accrued liabilities',0,-91472,-266805,0),('2060','Accrued ground rent',0,-103125,-309375,412500),('2070','Due to affiliates',0,0,-60000,60000),('2100','Tenant & resident deposits',0,-142300,-203650,0),('2150','Rents received in advance',0,-18866,-54127,0),('2500','Mortgage payable - A note',0,-5815400,-27184600,0),('2510','Mortgage payable - B note',0,-600000,-2400000,0)]),
("Owners' Capital",[('3000','Contributed capital',-9850000,-3450000,-11800000,9850000),('3100','Accumulated (earnings) deficit',None,None,None,0),('3200','Distributions',350000,210000,600000,0)]),
('Revenue',[('4000','Ground rent income',-412500,0,0,412500),('4100','Rental income - residential',0,0,-4418066,0),('4110','Rental income - retail',0,-1384210,0,0),('4150','Percentage rent',0,-37715,0,0),('4200','Expense recoveries',0,-402266,0,0),('4300','Parking & other income',0,-66180,-318447,0)]),
('Expenses',[('5000','Ground rent expense',0,103125,309375,-412500),('5100','Payroll',0,88400,612733,0),('5200','Repairs, cleaning & security',0,141762,398510,0),('5300','Utilities',0,73918,266402,0),('5400','Management fees',0,55368,141934,0),('5500','Real estate taxes',0,208744,533106,0),('5600','Insurance',2200,47913,184265,0),('5700','General & administrative',6150,19438,92287,0),('6000','Interest expense',0,346118,1522905,0),('6100','Depreciation & amortization',0,296417,1318250,0)])]
E=['Quay Land LLC','Quay Retail Owner LLC','Quay Residential Owner LLC']
N=['other:ENTITY BALANCES 12/31/2025 '+e for e in E]+['other:Elimi-nations','other:COMBINED 12/31/2025','other:COMBINED 12/31/2024']
N[3]='other:Eliminations'
rows=[]
for s,L in Z:
    for a,n,*v in L: rows.append([s,a,n]+list(v)+[0,0])
for r in rows:
    if r[1]!='3100':
        for j in(3,4,5): r[j]=r[j]*100+ (R.randint(-49,49)*(0 if r[1] in('1600','2060','5000') or r[j]%500==0 else 1) if r[j] else 0)
        r[6]*=100
for j in(3,4,5):
    q=[r for r in rows if r[1]=='3100'][0]; q[j]=-sum(r[j] for r in rows if r is not q)
# elimination must balance
print('elim',sum(r[6] for r in rows))
for r in rows:
    r[7]=sum(r[3:7]); g=R.uniform(.9,1.06)
    r[8]=int(r[7]*g) if r[7] and r[1] not in('1500','1510','3000') else r[7]
q=[r for r in rows if r[1]=='3100'][0]; q[8]=0; q[8]=-sum(r[8] for r in rows)
def tr(lab,rs):
    t={"label":lab}
    for j,n in enumerate(N): t[n]=c(sum(r[3+j] for r in rs))
    return t
st=[(s,tr('Total '+s,[r for r in rows if r[0]==s])) for s,_ in Z]
G=tr('Trial balance - net',rows); assert all(G[n]==0 for n in N),G
# planted: digit changed in one printed cell
p=[r for r in rows if r[1]=='5500'][0]; old=p[4]; s0=str(old); i=len(s0)-6; new=int(s0[:i+1]+str((int(s0[i+1])+4)%10)+s0[i+2:]); p[4]=new
planted={"what":f"acct 5500 Real estate taxes, Quay Retail Owner LLC: {c(old):,.2f} printed as {c(new):,.2f} (one digit changed); combined column and the subtotals and net keep the right figure","kind":"digit_changed"}
TR=[]
for r in rows:
    t={"account":r[1],"name":r[2]}
    for j,n in enumerate(N):
        if r[3+j]: t[n]=c(r[3+j])
    TR.append((r[0],t))
ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=8.5,leading=10)
f='quay_mixed_use_combining_tb.pdf'
H=[['','','ENTITY BALANCES 12/31/2025','','','','COMBINED',''],['Acct','Description','Quay\nLand LLC','Quay Retail\nOwner LLC','Quay Residential\nOwner LLC','Eliminations','12/31/2025','12/31/2024']]
def v(t,n,z=''): return m(t[n],2,'cr') if n in t else z
body=[];sty=[]
def add(x): body.append(x); return len(body)+1
for s,T in st:
    i=add([Paragraph(f'<b><i>{s}</i></b>',ps)]+['']*7); sty+=[('SPAN',(0,i),(3,i))]
    for ss,t in TR:
        if ss==s: add([t['account'],Paragraph(t['name'].replace('&','&amp;'),ps)]+[v(t,n,'-') if j!=3 else v(t,n) for j,n in enumerate(N)])
    i=add(['',T['label']]+[v(T,n) for n in N]); sty+=[('LINEABOVE',(2,i),(-1,i),.5,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',8.5),('BOTTOMPADDING',(0,i),(-1,i),8)]
i=add(['',G['label']]+[v(G,n) for n in N]); sty+=[('LINEABOVE',(2,i),(-1,i),1,colors.black),('LINEBELOW',(2,i),(-1,i),1,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',8.5)]
tb=Table(H+body,colWidths=[34,178,82,86,92,82,88,88],repeatRows=2)
tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(4,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(7,0),'CENTER'),('LINEBELOW',(2,0),(4,0),.5,colors.black),('LINEBELOW',(6,0),(7,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,2),(-1,-1),1.5)]+sty))
def pg(cv,d):
    cv.setFont('Times-Italic',8); cv.drawString(36,24,'Amounts in US dollars. Debits unmarked, credits marked Cr. "-" = no balance. Unaudited; for lender use only.'); cv.drawRightString(756,24,f'{d.page}')
d=SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=40,invariant=1)
d.build([Paragraph('<b>QUAY STREET MIXED-USE - BORROWER GROUP</b>',ParagraphStyle('t',fontName='Times-Bold',fontSize=13,leading=16)),Paragraph('Combining trial balance, year ended December 31, 2025 (with combined prior year)',ps),Spacer(1,8),tb],onFirstPage=pg,onLaterPages=pg)
save(f,'TB',N,[t for _,t in TR],[T for _,T in st]+[G],planted,'MIXED_USE','outside accountant, Sage 300 to Word-like PDF','three borrowers side by side, eliminations, combined, prior year; subtotals','Cr marks, dashes, blanks in eliminations, grouped header, planted digit')
