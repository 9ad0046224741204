# Sage Intacct-like six-column trial balance, self-storage fund, planted: row_dropped
import random
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from common import *
R=random.Random(402)
def v(x): return int(round(x*100*R.uniform(.9,1.1))) if x else 0
S=[('Assets','''10100|Checking - Prairie State Bank|0|0|0
10150|Merchant clearing (card settlements)|18340|141200|139600
10300|Money market - reserve|240000|812|0
11000|Tenant receivables|22750|158300|155100
11900|Allowance for uncollectible accounts|-6400|0|900
12400|Prepaid insurance|31200|0|5200
12500|Prepaid software & licences|4150|0|690
14100|Inventory - locks, boxes and moving supplies for resale|6820|1410|1685
15100|Land|2140000|0|0
15200|Buildings - storage|9870000|0|0
15300|Paving and site works|612000|14700|0
15400|Gates, doors and access control|284500|6100|0
15900|Accumulated depreciation|-1822000|0|29800'''),
('Liabilities','''20100|Accounts payable|-27900|38200|41600
20300|Accrued property tax|-84600|0|12100
20400|Accrued payroll|-6900|6900|7300
21000|Prepaid rent - tenants|-38100|21200|23600
21200|Tenant insurance premiums payable to carrier|-5200|5200|5480
22000|Sales tax payable|-1310|1310|1440
24000|Note payable - Meridian Bank (term)|-6415000|13400|0
24100|Unamortised loan costs|71500|0|1190'''),
('Equity','''30100|Members' capital - Class A|-3500000|0|0
30200|Members' capital - Class B|-850000|0|0
30500|Distributions to members|210000|35000|0
39000|Retained earnings|0|0|0'''),
('Revenue','''40100|Unit rental|-742000|2150|128400
40150|Discounts & move-in specials|38600|6920|0
40200|Parking - RV and boat|-41800|0|7050
40300|Late fees & lien fees|-27100|410|4630
40400|Administration fees|-9350|0|1575
40500|Tenant protection plan - commission|-61200|0|10600
40600|Merchandise sales|-8700|0|1720
40700|Truck rental commission|-5400|0|880
40900|Auction proceeds|-2240|0|0'''),
('Operating expenses','''50100|Site payroll|96300|16100|0
50150|Payroll taxes and benefits|17800|2980|0
51000|Call centre|11400|1900|0
51200|Advertising - online|33900|5770|0
51250|Advertising - signage & local|3100|0|0
52100|Electricity|19800|3310|0
52200|Water, sewer, refuse|7200|1240|0
52300|Internet and telephone|5300|885|0
53100|Repairs - doors and units|9600|2210|0
53200|Repairs - HVAC (climate buildings)|7850|640|0
53300|Snow removal|12400|3800|0
53400|Pest control|2700|450|0
54000|Cost of merchandise sold|4300|1685|0
55100|Card processing fees|15900|2660|0
55200|Software|4140|690|0
56000|Property insurance|31200|5200|0
56100|Property tax|72600|12100|0
57000|Management fee - Bluefin Storage Advisors LLC|45100|7640|0
58100|Legal and accounting|8800|1150|250
58900|Bad debt|5400|900|0'''),
('Non-operating','''70100|Interest expense|184000|30600|0
70200|Amortisation of loan costs|7140|1190|0
70500|Depreciation|178800|29800|0
79000|Interest income|-4700|0|812''')]
sec=[]
for t,body in S:
    L=[]
    for l in body.splitlines():
        a,n,b,d,k=l.split('|'); L.append([a,n,v(float(b)),v(float(d)),v(float(k))])
    sec.append((t,L))
allr=[r for _,L in sec for r in L]
cash=allr[0]; cash[2]=31288417; cash[3]=15642290; cash[4]=cash[3]+sum(r[3]-r[4] for r in allr[1:])
re_=[r for r in allr if r[0]=='39000'][0]; re_[2]=-sum(r[2] for r in allr if r is not re_)
print(cash,re_)
def six(r):
    b,d,k=r[2:];e=b+d-k
    return [max(b,0),max(-b,0),d,k,max(e,0),max(-e,0)]
N=['open_dr','open_cr','debit','credit','close_dr','close_cr']
DROP='53300'
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.6,leading=8.6)
data=[['','','Opening balance','','Period activity','','Closing balance',''],
      ['Account','','01/02/2025','','01/02/2025 - 28/02/2025','','28/02/2025',''],
      ['no.','Account title','Debit','Credit','Debit','Credit','Debit','Credit']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.8),('ALIGN',(2,2),(-1,-1),'RIGHT'),
 ('ALIGN',(2,0),(-1,1),'CENTER'),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('SPAN',(2,1),(3,1)),('SPAN',(4,1),(5,1)),('SPAN',(6,1),(7,1)),
 ('BACKGROUND',(0,0),(-1,2),colors.HexColor('#dfe7e3')),('LINEBELOW',(0,2),(-1,2),.8,colors.HexColor('#00695c')),
 ('LINEBELOW',(2,1),(3,1),.4,colors.grey),('LINEBELOW',(4,1),(5,1),.4,colors.grey),('LINEBELOW',(6,1),(7,1),.4,colors.grey),
 ('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.9),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
g=lambda c,z='' : m(c) if c else z
T=[];TT=[];G=[0]*6
for t,L in sec:
    st.append(('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8)); data.append([t]+['']*7)
    s=[0]*6
    for r in L:
        x=six(r); s=[p+q for p,q in zip(s,x)]
        if r[0]==DROP: continue
        data.append([r[0],Paragraph(r[1],ps)]+[g(c) for c in x])
        T.append(dict(account=r[0],name=r[1],**{n:c/100 for n,c in zip(N,x) if c}))
    i=len(data); st+=[('LINEABOVE',(2,i),(-1,i),.4,colors.black),('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.8),('BOTTOMPADDING',(0,i),(-1,i),7)]
    data.append(['','Total '+t.lower()]+[g(c) for c in s])
    TT.append(dict(label='Total '+t.lower(),**{n:c/100 for n,c in zip(N,s) if c}))
    G=[p+q for p,q in zip(G,s)]
i=len(data); st+=[('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(2,i),(-1,i),1,colors.black),('FONT',(0,i),(-1,i),'Helvetica-Bold',8)]
data.append(['','Report total']+[m(c) for c in G]); TT.append(dict(label='Report total',**{n:c/100 for n,c in zip(N,G)}))
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
def pg(c,d):
    W,H=landscape(A4)
    c.setFont('Helvetica-Bold',12);c.drawString(40,H-36,'Bluefin Self Storage Holdings II, LLC')
    c.setFont('Helvetica',9);c.drawString(40,H-49,'Trial balance report   |   Location: 300--Lakeline Road (all departments)   |   Book: ACCRUAL')
    c.setFont('Helvetica',7);c.drawRightString(W-40,H-36,'Created on 11 Mar 2025 07:44 by k.orban')
    c.drawString(40,22,'Reporting period: Month ended February 2025. Amounts in USD.');c.drawRightString(W-40,22,'Page %d'%d.page)
d=SimpleDocTemplate(DOC+'/Bluefin_Lakeline_TB_Feb25.pdf',pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=62,bottomMargin=36)
d.build([Table(data,colWidths=[52,190]+[86]*6,repeatRows=3,style=st),Spacer(1,8),
 Paragraph('Prepared: K. Orban &nbsp;&nbsp;&nbsp; Reviewed: ______________________ &nbsp;&nbsp;&nbsp; Accounts with neither balance nor activity are not shown.',ps)],onFirstPage=pg,onLaterPages=pg)
save('Bluefin_Lakeline_TB_Feb25.pdf','TB',dict(what='account 53300 Snow removal is not printed, but is in Total operating expenses and the Report total',kind='row_dropped'),N,T,TT)
