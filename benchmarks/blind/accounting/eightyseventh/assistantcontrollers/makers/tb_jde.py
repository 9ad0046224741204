# consolidating TB, JDE-like, reportlab platypus, landscape legal
from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rnd=random.Random(8711)
N='pinecrest_galleria_consolidating_tb.pdf'
H=['41010 Mall LP','41020 Outparcels LLC','41030 Parking LLC','Eliminations','Consolidated']
K=['other:'+h for h in H]
def v(x):
    if abs(x)<2000 and x in(1500,800): return float(x)
    return round(x*rnd.uniform(.93,1.07)+rnd.randint(0,99)/100,2)
S=[('ASSETS',[
('1010.100','Operating Cash - First Meridian',1284000,212000,88500,0),
('1010.200','Lockbox / Clearing',40200,0,0,0),
('1025','Petty Cash',1500,0,800,0),
('1050','Restricted Cash - Lender Escrow',2310000,0,0,0),
('1110','Tenant Receivables',918000,64000,11800,0),
('1115','Allowance for Doubtful Accounts',-212000,-4000,0,0),
('1130','Accrued Percentage Rent',186000,0,0,0),
('1140','Straight-Line Rent Receivable',2754000,318000,0,0),
('1190','Due from Affiliates',402155.25,118400,36500,'E'),
('1210','Prepaid Insurance',221000,18700,9200,0),
('1220','Prepaid Real Estate Taxes',0,41300,0,0),
('1310','Land',18400000,3650000,2200000,0),
('1320','Buildings and Improvements',96200000,7120000,8840000,0),
('1330','Tenant Improvements',11900000,640000,0,0),
('1340','Furniture, Fixtures & Equipment',1480000,0,615000,0),
('1390','Accumulated Depreciation',-31800000,-1910000,-2405000,0),
('1410','Deferred Leasing Costs, net',2120000,176000,0,0),
('1510','Investment in Subsidiaries',9500000,0,0,'I'),
]),('LIABILITIES',[
('2010','Accounts Payable - Trade',-486000,-31500,-22400,0),
('2020','Accrued Expenses',-612000,-44200,-18600,0),
('2050','Accrued Interest',-318000,0,0,0),
('2110','Accrued Real Estate Taxes',-1460000,0,-83000,0),
('2190','Due to Affiliates','D',0,0,'E2'),
('2210','Tenant Security Deposits',-364000,-52500,0,0),
('2220','Prepaid Rents',-207000,-19400,-6700,0),
('2310','Mortgage Note Payable',-71500000,0,0,0),
('2390','Unamortized Loan Costs',684000,0,0,0),
]),('EQUITY',[
('3010',"Partners' / Members' Capital",'C','C','C','I2'),
('3050','Distributions',3600000,450000,240000,0),
('3090','Retained Earnings',4150000,-1380000,-310000,0),
]),('REVENUE',[
('4010','Minimum Rent',-9840000,-1145000,0,0),
('4015','Straight-Line Rent Adjustment',-188000,-26000,0,0),
('4030','Percentage Rent',-412000,0,0,0),
('4040','Specialty Leasing / Kiosk Income',-655000,0,0,0),
('4110','CAM Recoveries',-2870000,-214000,0,0),
('4120','Real Estate Tax Recoveries',-1915000,-198000,0,0),
('4210','Parking Revenue',0,0,-1684000,0),
('4290','Intercompany Ground Rent',-300000,0,0,'G'),
('4310','Other Income',-74000,-2600,-11900,0),
]),('EXPENSES',[
('5010','Janitorial',612000,0,74000,0),
('5020','Security',884000,0,126000,0),
('5030','Repairs & Maintenance',731000,38000,92000,0),
('5040','Landscaping & Snow Removal',248000,61000,19000,0),
('5050','Utilities',1126000,22400,104000,0),
('5110','Real Estate Taxes',2640000,231000,166000,0),
('5120','Insurance',398000,34000,27500,0),
('5210','Marketing & Promotion',342000,0,0,0),
('5290','Ground Rent - Intercompany',0,0,300000,'G2'),
('5310','Management Fees',488000,47000,58000,0),
('5320','General & Administrative',263000,8400,31000,0),
('5350','Bad Debt Expense',91000,1500,0,0),
('6010','Interest Expense',3575000,0,0,0),
('6110','Depreciation & Amortization',4130000,288000,361000,0),
])]
D={}
for s,L in S:
    for a,n,*x in L:
        e=x[3]; vals=[]
        for y in x[:3]:
            vals.append(y if isinstance(y,str) else 0.0 if y==0 else (y if e in('I','G','G2') else v(y)))
        D[a]=vals+[0.0]
D['2190'][0]=0.0
aff=D['1190']; D['1190'][3]=r2(-sum(aff[:3]));
# due to affiliates spread: mirror total
t=r2(sum(aff[:3])); a1=r2(t*.31); a2=r2(t*.22); D['2190']=[-a1,-a2,r2(-(t-a1-a2)),t]
D['1510'][3]=-9500000.0; D['4290'][3]=300000.0; D['5290'][3]=-300000.0
D['3010']=[0.0,0.0,0.0,9500000.0]
for j in range(3): D['3010'][j]=r2(-sum(D[a][j] for a in D))
for a in D: D[a].append(r2(sum(D[a])))
assert all(abs(sum(D[a][j] for a in D))<.005 for j in range(5)), [sum(D[a][j] for a in D) for j in range(5)]
def f(x): return '-' if abs(x)<.005 else (f'({-x:,.2f})' if x<0 else f'{x:,.2f}')
rows=[];tots=[]
data=[['Object','','Mall LP','Outparcels LLC','Parking LLC','',''],['Account','Description','41010','41020','41030','Eliminations','Consolidated']]
# printed header is BU number first line
data=[['Object','','41010','41020','41030','',''],['Account','Description','Mall LP','Outparcels LLC','Parking LLC','Eliminations','Consolidated']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),1,colors.black),
('TOPPADDING',(0,0),(-1,-1),.9),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
for s,L in S:
    data.append([s]+['']*6); st.append(('FONT',(0,len(data)-1),(-1,len(data)-1),'Times-Bold',9.5)); st.append(('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),6))
    sub=[0]*5
    for a,n,*x in L:
        data.append([a,n]+[f(q) for q in D[a]]); sub=[r2(p+q) for p,q in zip(sub,D[a])]
        rows.append({'account':a,'name':n,**{k:q for k,q in zip(K,D[a]) if abs(q)>.005}})
    lab='Total '+s.title(); data.append(['',lab]+[f(q) for q in sub]); i=len(data)-1
    st+= [('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
    tots.append({'label':lab,**{k:q for k,q in zip(K,sub) if abs(q)>.005}})
data.append(['','Net (must be zero)']+['0.00']*5); i=len(data)-1
st+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(2,i),(-1,i),1,colors.black),('LINEBELOW',(2,i),(-1,i),1,colors.black),('TOPPADDING',(0,i),(-1,i),5)]
tots.append({'label':'Net (must be zero)',**{k:0 for k in K}})
def mk(part,off,hdr):
    d=hdr+part; t=Table(d,colWidths=[62,205,118,118,118,118,124]); S2=[]
    for c,a,b,*z in st:
        if a[1]<2 or b[1]==-1: S2.append((c,a,b,*z)) if (b[1]==-1 or b[1]<2) else None
        elif off<=a[1]<off+len(part): S2.append((c,(a[0],a[1]-off+2),(b[0],b[1]-off+2),*z))
    t.setStyle(TableStyle(S2)); return t
T=Table(data,colWidths=[62,205,118,118,118,118,124],repeatRows=2); T.setStyle(TableStyle(st))
split=[i for i,r in enumerate(data) if r[0]=='EQUITY'][0]
def pg(c,d):
    w,h=landscape(legal)
    c.setFont('Times-Roman',9); c.drawString(50,h-34,'R09C410'); c.drawRightString(w-50,h-34,f'Page - {d.page}'); c.drawRightString(w-50,h-46,'4/14/2025  07:52:19')
    c.setFont('Times-Bold',13); c.drawCentredString(w/2,h-36,'Pinecrest Galleria Holdings, L.P.')
    c.setFont('Times-Bold',10.5); c.drawCentredString(w/2,h-50,'Consolidating Trial Balance')
    c.setFont('Times-Roman',9.5); c.drawCentredString(w/2,h-62,'As of March 31, 2025     Ledger Type AA     Period 12 / FY 25')
    c.setFont('Times-Italic',8); c.drawString(50,20,'Credit balances in parentheses. Eliminations: affiliate balances; ground rent between 41010 and 41030; investment in 41020 and 41030.')
SimpleDocTemplate(doc(N),pagesize=landscape(legal),topMargin=76,bottomMargin=26,leftMargin=50,rightMargin=50).build(
 [mk(data[2:split],2,data[:2]),PageBreak(),mk(data[split:],split,data[:2])],onFirstPage=pg,onLaterPages=pg)
save(N,'TB',K,rows,tots,'JDE-like consolidating trial balance by business unit with eliminations, class subtotals, 2-line header',True)
print(len(rows))
