# working trial balance with AJEs, audit software, PDF landscape
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
R=random.Random(7101)
c=lambda v: r2(v+R.randint(0,99)/100*(1 if v>=0 else -1)) if v else 0
G=[('A','Cash and cash equivalents',[('1010','Cash - operating (Harborline Bank)',412806,388114),('1015','Cash - lockbox sweep',96240,71882),('1020','Petty cash',500,500),('1030','Restricted cash - lender TI/LC reserve',1184500,1042300),('1035','Restricted cash - tax & insurance escrow',286417,301556)]),
('B','Receivables',[('1110','Tenant receivables',338915,276408),('1115','Allowance for doubtful accounts',-61200,-42750),('1120','Unbilled CAM recoveries',84310,97204),('1130','Straight-line rent receivable',1962744,1803115),('1140','Other receivables',12377,4250)]),
('C','Prepaids and other assets',[('1210','Prepaid insurance',94618,88072),('1220','Prepaid real estate taxes',0,118340),('1230','Utility deposits',21450,21450)]),
('D','Real estate',[('1510','Land',6850000,6850000),('1520','Building',38412907,38412907),('1525','Building improvements',4107366,3588120),('1530','Tenant improvements',5266183,4902771),('1540','Construction in progress',318440,146902),('1590','Accumulated depreciation - building',-9603227,-8618281),('1595','Accumulated depreciation - TI',-2744908,-2231460)]),
('E','Deferred costs',[('1610','Deferred leasing commissions',1408322,1266840),('1615','Accum. amort. - leasing commissions',-602714,-466120),('1620','Deferred financing costs',511250,511250),('1625','Accum. amort. - financing costs',-255625,-182589)]),
('AA','Payables and accruals',[('2010','Accounts payable - trade',-203418,-188760),('2020','Accrued expenses',-61050,-144218),('2025','Accrued interest',0,-112846),('2030','Accrued real estate taxes',-418200,-402117),('2040','Due to affiliate - Carrow Mgmt Co',-38816,-29140)]),
('BB','Tenant liabilities',[('2110','Prepaid rents',-172306,-151998),('2120','Tenant security deposits',-364715,-351090),('2130','Deferred rental income - TI reimbursed',-240000,-280000)]),
('CC','Notes payable',[('2510','Mortgage note - Granite Mutual Life',-29614308,-30208114),('2520','Mezzanine note',-3500000,-3500000)]),
('DD',"Members' equity",[('3010',"Members' capital contributions",-21400000,-21400000),('3020','Distributions',9215000,8015000),('3090','Accumulated (earnings) deficit',None,None)]),
('R','Revenue',[('4010','Base rent',-7218440,-6944102),('4015','Straight-line rent',0,-182406),('4020','CAM recoveries',-1416208,-1377590),('4025','Real estate tax recoveries',-702915,-688343),('4030','Parking income',-318770,-304481),('4040','Antenna and storage income',-46200,-44800),('4090','Lease termination fees',-125000,0),('4095','Interest income',-28416,-19077)]),
('X1','Operating expenses',[('5010','Janitorial',486203,471330),('5020','Repairs and maintenance',391744,402586),('5025','HVAC contract',118200,114600),('5030','Elevator contract',74880,72700),('5040','Electricity',604319,588120),('5045','Gas',48216,51907),('5050','Water and sewer',61773,59010),('5060','Security and life safety',214388,207440),('5070','Landscaping and snow removal',57940,62215),('5080','Property management fee',288140,277602),('5085','On-site payroll',346912,338207),('5090','Insurance',176404,163815),('5095','Real estate taxes',812600,804234)]),
('X2','General, administrative and other',[('6010','Professional fees',62318,71400),('6020','Bad debt expense',0,24180),('6030','Office and telephone',18406,17222),('6040','State franchise tax',14800,14800),('7010','Interest expense - mortgage',1302817,1419305),('7015','Interest expense - mezzanine',402500,402500),('7020','Amortization - financing costs',0,73036),('7110','Depreciation expense',0,1463290),('7120','Amortization - leasing commissions',0,132811)])]
AJ=[(1,'To record annual depreciation',[('7110',1498394.38,0),('1590',0,984946.33),('1595',0,513448.05)]),
(2,'To record amortization of leasing and financing costs',[('7120',136594.20,0),('7020',73035.71,0),('1615',0,136594.20),('1625',0,73035.71)]),
(3,'To record straight-line rent for the year',[('1130',159629.40,0),('4015',0,159629.40)]),
(4,'To accrue December interest on mortgage and mezzanine notes',[('7010',108421.66,0),('7015',35000.00,0),('2025',0,143421.66)]),
(5,'To true-up allowance for doubtful accounts',[('6020',37450.00,0),('1115',0,37450.00)]),
(6,'To accrue unrecorded invoices found in search for liabilities',[('5020',22614.80,0),('5040',48116.07,0),('6010',18500.00,0),('2020',0,89230.87)]),
(7,'To reclassify capitalizable costs expensed during the year',[('1525',41880.00,0),('5020',0,41880.00)]),
(8,'To record 2025 CAM reconciliation, net',[('1120',26355.12,0),('4020',0,26355.12)]),
(9,'To amortize reimbursed tenant improvements',[('2130',40000.00,0),('4010',0,40000.00)])]
rows=[];data=[];
for g in G:
    for i,(a,n,u,p) in enumerate(g[2]):
        g[2][i]=(a,n,c(u) if u is not None else None,c(p) if p is not None else None) if a!='1020' else (a,n,500.0,500.0)
su=sum(x[2] for g in G for x in g[2] if x[2] is not None); sp=sum(x[3] for g in G for x in g[2] if x[3] is not None)
adj={}
for no,_,ls in AJ:
    assert abs(sum(l[1]-l[2] for l in ls))<.005,no
    for a,d,k in ls:
        e=adj.setdefault(a,[[],0,0]); e[0].append(f'AJE-{no}'); e[1]=r2(e[1]+d); e[2]=r2(e[2]+k)
KP,KU,KD,KC,KA='other:Final 12/31/2024','other:Unadjusted 12/31/2025','other:Adjusting Entries Debit','other:Adjusting Entries Credit','other:Adjusted 12/31/2025'
K=[KP,KU,KD,KC,KA]; totals=[]; st=[]; gt=dict.fromkeys(K,0.0); ni=dict.fromkeys(K,0.0)
L=lambda v:par(v,2,'-')
for code,title,ls in G:
    st+= [('SPAN',(0,len(data)),(-1,len(data))),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#e8edf3'))]
    data.append([f'{code}   {title}']+['']*7); s=dict.fromkeys(K,0.0)
    for a,n,u,p in ls:
        if u is None: u,p=r2(-su),r2(-sp)
        e=adj.get(a,[[],None,None]); ad=r2(u+(e[1] or 0)-(e[2] or 0))
        row=dict(account=a,name=n)
        for k,v in zip(K,[p,u,e[1] or None,e[2] or None,ad]):
            if v: row[k]=v
            s[k]+=v or 0; gt[k]+=v or 0
            if code[0] in'RX': ni[k]+=v or 0
        rows.append(row)
        data.append([a,n,L(p),L(u),', '.join(e[0]),par(e[1] or None),par(e[2] or None),L(ad)])
    s={k:r2(v) for k,v in s.items()}
    st+=[('LINEABOVE',(2,len(data)),(3,len(data)),.4,colors.black),('LINEABOVE',(5,len(data)),(-1,len(data)),.4,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Oblique')]
    lab=f'Total {code} {title}'
    data.append(['',lab,L(s[KP]),L(s[KU]),'',L(s[KD]),L(s[KC]),L(s[KA])]); totals.append(dict(label=lab,**{k:v for k,v in s.items() if v}))
    data.append(['']*8)
gt={k:r2(v)+0.0 if abs(v)>.004 else 0.0 for k,v in gt.items()}
for lab,d in (('TRIAL BALANCE TOTALS',gt),('Net (income) loss',{k:r2(v) for k,v in ni.items()})):
    st+=[('LINEABOVE',(2,len(data)),(-1,len(data)),.8,colors.black),('LINEBELOW',(2,len(data)),(-1,len(data)),.8,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold')]
    data.append(['',lab]+[par(d[KP]),par(d[KU]),'',par(d[KD]),par(d[KC]),par(d[KA])]); totals.append(dict(label=lab,**d))
hd=[['Acct','Account description','Final','Unadjusted','Adjusting Entries','','','Adjusted'],['','','12/31/2024','12/31/2025','Ref','Debit','Credit','12/31/2025']]
H=2; W=[38,210,88,88,66,78,78,88]
sh=lambda t:(t[0],(t[1][0],t[1][1]+H),(t[2][0],t[2][1]+H))+t[3:]
T=Table(hd+data,colWidths=W,repeatRows=2,rowHeights=[11]*2+[6 if r==['']*8 else 11.2 for r in data])
T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.3),('LEADING',(0,0),(-1,-1),8.5),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('ALIGN',(2,0),(3,-1),'RIGHT'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,-1),'CENTER'),
 ('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('SPAN',(4,0),(6,0)),('ALIGN',(4,0),(6,0),'CENTER'),('LINEBELOW',(4,0),(6,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black)]+[sh(t) for t in st]))
P=getSampleStyleSheet(); b=ParagraphStyle('b',parent=P['Normal'],fontSize=8,leading=10)
def page(cv,doc):
    w,h=landscape(letter); cv.setFont('Helvetica-Bold',11); cv.drawString(30,h-34,'Carrow Tower Associates, LLC'); cv.setFont('Helvetica',9)
    cv.drawString(30,h-46,'Working Trial Balance' if doc.page<4 else 'Working Trial Balance'); cv.drawString(30,h-57,'Year ended December 31, 2025')
    cv.rect(w-190,h-62,160,38); cv.setFont('Helvetica',7.5); cv.drawString(w-186,h-34,'Prepared by: DLK   02/11/2026'); cv.drawString(w-186,h-45,'Reviewed by: MTB   02/19/2026'); cv.drawString(w-186,h-57,'W/P ref: TB-1')
    cv.setFont('Helvetica',7); cv.drawString(30,20,'Penhallow Stricker & Co. LLP - engagement 25-0417'); cv.drawRightString(w-30,20,f'Page {doc.page}')
n='carrow_tower_wtb_2025.pdf'
ad=[['AJE','Account','Debit','Credit']]; nm={r['account']:r['name'] for r in rows}
for no,tx,ls in AJ:
    for i,(a,d,k) in enumerate(ls): ad.append([f'AJE-{no}' if i==0 else '',('      ' if k else '')+f'{a} {nm[a]}',par(d or None),par(k or None)])
    ad.append(['',Paragraph('<i>'+tx+'</i>',b),'',''])
A=Table(ad,colWidths=[50,330,90,90],repeatRows=1); A.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),.5),('BOTTOMPADDING',(0,0),(-1,-1),.5),('LINEBELOW',(0,0),(-1,0),.6,colors.black)]))
SimpleDocTemplate(D(n),pagesize=landscape(letter),leftMargin=28,rightMargin=28,topMargin=72,bottomMargin=34).build([T,PageBreak(),Paragraph('<b>Summary of proposed adjusting journal entries</b>',b),Spacer(1,6),A],onFirstPage=page,onLaterPages=page)
save(n,'TB',K,rows,totals,'audit working trial balance with lead-sheet groups, AJE refs and AJE summary page',True)
print(len(rows))
