# German hotel in English, USALI, monospaced system report; P&L page 1 + balance sheet page 2
from helper import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
N='HLD_flash_2026-03.pdf'
r=random.Random(909)
cols=[a+' '+b for a in ('March','Year to Date') for b in ('Actual','Budget','Variance','Last Year')]
s=St('Departmental Profit & Loss Statement','Hotel Lindenhof an der Elbe, Dresden','2026-03-01','2026-03-31',cols,page=1)
s.colrules=[(2,[(0,1),(1,-1)]),(6,[(4,1),(5,-1)])]
def L(l,m,fy=2.78,d=.07):
    a=int(m*(1+r.uniform(-d,d))); b=int(round(m,-2)); ly=int(m*.95*(1+r.uniform(-d,d)))
    ya=a+int(m*(fy-1)*(1+r.uniform(-d,d))); yb=b+int(round(m*(fy-1),-2)); yl=ly+int(m*.95*(fy-1)*(1+r.uniform(-d,d)))
    return s.line(l,[a,b,a-b,ly,ya,yb,ya-yb,yl])
rooms=138
av=[rooms*31,rooms*31,0,rooms*31,rooms*90,rooms*90,0,rooms*90]
sold=[2961,3010,-49,2834,7624,7560,64,7411]
s.head('STATISTICS')
s.line('Rooms Available',av,stat=True); s.line('Rooms Sold',sold,stat=True)
oc=[round(sold[i]/av[i],3) if i not in (2,6) else None for i in range(8)]; oc[2]=round(oc[0]-oc[1],3); oc[6]=round(oc[4]-oc[5],3)
s.line('Occupancy %',oc,stat=True,f='p')
adr=[118.42,116.50,None,112.87,109.36,108.20,None,105.12]
rr=[int(round((sold[i] or 0)*(adr[i] or 0))) for i in range(8)]; rr[2]=rr[0]-rr[1]; rr[6]=rr[4]-rr[5]
adr[2]=round(adr[0]-adr[1],2); adr[6]=round(adr[4]-adr[5],2)
s.line('Average Daily Rate',adr,stat=True,f='d')
rp=[round(rr[i]/av[i],2) if av[i] else None for i in range(8)]; rp[2]=round(rp[0]-rp[1],2); rp[6]=round(rp[4]-rp[5],2)
s.line('RevPAR',rp,stat=True,f='d')
s.head('OPERATING REVENUE')
o=[s.line('Rooms',rr),L('Food',98200),L('Beverage',37400),L('Meetings & Events',44100),L('Spa & Wellness',18300),L('Parking',9600),L('Miscellaneous Income',4700,d=.2)]
TR=s.sub('Total Operating Revenue',o)
s.head('DEPARTMENTAL EXPENSES')
e=[L('Rooms',93800,2.83),L('Food & Beverage',121400,2.85),L('Spa & Wellness ',13900,2.9) if False else L('Spa & Wellness',13900,2.9),L('Other Operated Departments',5200)]
TE=s.sub('Total Departmental Expenses',e)
DP=s.sub('Total Departmental Profit',[TR,TE],[1,-1])
s.head('UNDISTRIBUTED OPERATING EXPENSES')
u=[L('Administrative & General',39600,2.97),L('Information & Telecommunications',9300,3.0,.04),L('Sales & Marketing',31800,2.9),L('Property Operation & Maintenance',24200,2.9,.12),L('Energy, Water & Waste',29700,3.2)]
TU=s.sub('Total Undistributed Expenses',u)
GP=s.sub('GROSS OPERATING PROFIT',[DP,TU],[1,-1],typ='TOTAL')
mf=L('Management Fees',17200,2.8)
IB=s.sub('INCOME BEFORE NON-OPERATING ITEMS',[GP,mf],[1,-1],typ='TOTAL')
s.head('NON-OPERATING INCOME & EXPENSES')
n=[L('Ground Lease (Erbbauzins)',14500,3.0,0),L('Property Tax (Grundsteuer)',3850,3.0,0),L('Building Insurance',2960,3.0,0),L('Other Non-Operating',900,3.0,.5)]
TN=s.sub('Total Non-Operating Expenses',n)
EB=s.sub('EBITDA',[IB,TN],[1,-1],typ='TOTAL')
x=[L('Interest',21900,3.0,.01),L('Depreciation',46300,3.0,0),L('Trade Tax & Corporation Tax',8200,2.0,.2)]
NI=s.sub('NET INCOME',[EB]+x,[1,-1,-1,-1],typ='TOTAL')
s.key(total_income=TR,noi=EB,net_income=NI)
b=St('Balance Sheet','Hotel Lindenhof an der Elbe, Dresden',None,'2026-03-31',['31.03.2026','31.12.2025','Change'],page=2)
b.colrules=[(2,[(0,1),(1,-1)])]
B=lambda l,a,p:b.line(l,[a,p,a-p])
b.head('FIXED ASSETS')
f=[B('Hotel Building on Leasehold Land',14386200,14489100),B('Furniture, Fixtures & Equipment',1874350,1901750),B('Intangible Assets',41200,44200)]
FA=b.sub('Total Fixed Assets',f)
b.head('CURRENT ASSETS')
c=[B('Inventories',48730,52115),B('Trade Receivables',213480,187920),B('Credit Card Receivables',38612,22407),B('Input VAT Recoverable',27944,35180),B('Bank and Cash',812377,1003541),B('FF&E Reserve Account',356200,318400),B('Prepaid Expenses',61250,18900)]
CA=b.sub('Total Current Assets',c)
TA=b.sub('TOTAL ASSETS',[FA,CA],typ='TOTAL')
b.head('LIABILITIES')
l=[B('Bank Loan – Sächsische Landkreditbank'.replace(' – ',' - '),8940000,9030000),B('Shareholder Loan',2150000,2150000),B('Trade Payables',241806,318455),B('Advance Deposits from Guests',173920,96310),B('Accrued Payroll and Holiday Pay',148200,119650),B('VAT and City Tax Payable',54318,61977),B('Provisions (Rueckstellungen)',186500,214300)]
TL=b.sub('TOTAL LIABILITIES',l,typ='TOTAL')
ta,tl=b.rows[TA]['values'],b.rows[TL]['values']; eq=[ta[i]-tl[i] for i in (0,1)]
ni=s.rows[NI]['values'][4]
b.head('EQUITY')
cap,res=500000,3250000
cf1=eq[0]-cap-res-ni; cf0=eq[1]-cap-res
print('eq',eq,'ni ytd',ni,'cf',cf1,cf0)
# make roll-forward tie: retained at 31.03 = retained at 31.12; adjust bank cash
adj=cf0-cf1
b.rows[c[4]]['values'][0]+=adj; b.rows[c[4]]['values'][2]+=adj
for i,it,sg in ((CA,c,None),(TA,[FA,CA],None)): b.rows[i]['values']=b._calc(it,[1]*len(it),())
q=[B('Subscribed Capital',cap,cap),B('Capital Reserve',res,res),B('Profit Brought Forward',cf0,cf0),b.line('Profit / (Loss) for the Period',[ni,None,ni])]
TQ=b.sub('TOTAL EQUITY',q)
TLE=b.sub('TOTAL LIABILITIES AND EQUITY',[TL,TQ],typ='TOTAL')
assert b.rows[TLE]['values']==b.rows[TA]['values']
b.key(total_assets=TA,total_liabilities=TL,total_equity=TQ)
W,H=landscape(A4); c_=canvas.Canvas(doc(N),pagesize=(W,H)); FS=6.6; CH=FS*.6; X0=30
def txt(y,col,t,bold=False): c_.setFont('Courier-Bold' if bold else 'Courier',FS); c_.drawString(X0+col*CH,y,t)
def m(v,f=None):
    if v is None: return ''
    if f=='p': return f'{v*100:.1f}%'
    if f=='d': return f'{v:,.2f}' if v>=0 else f'{-v:,.2f}-'
    return f'{v:,} ' if v>=0 else f'{-v:,}-'
def hdr(title,per,pg):
    txt(H-30,0,'LINDENHOF HOTELBETRIEBS GMBH',True); txt(H-30,80,title.upper() if False else title,True); txt(H-30,165,f'Run: 08.04.2026 06:12  Page {pg}')
    txt(H-40,0,'Hotel Lindenhof an der Elbe, Dresden'); txt(H-40,80,per); txt(H-40,165,'Currency: EUR')
    return H-58
y=hdr('Departmental Profit & Loss Statement','Period 03/2026 - March 2026',1)
txt(y,44+22,'-------- March --------'); txt(y,44+22+76,'----- Year to Date -----'); y-=9
P=[58,66,79,87,101,114, 132,140,153,161,175,188]
for p,h in zip(P,['Actual','%','Budget','%','Variance','Last Year']*2): txt(y,p-len(h),h,True)
y-=5; c_.setLineWidth(.5); c_.line(X0,y,X0+190*CH,y); y-=9
tr=s.rows[TR]['values']
for i,k in enumerate(s.rows):
    if k['typ']=='HEADING': y-=3; txt(y,0,k['label'],True); y-=8.6; continue
    bo=k['typ']!='LINE'; v=k['values']; ff=k['x'].get('f')
    txt(y,0 if bo else 2,k['label'],bo)
    def pc(a,b): return '' if k.get('stat') else f'{a/b*100:.1f}%' if a>=0 else f'{-a/b*100:.1f}%-'
    cells=[m(v[0],ff),pc(v[0],tr[0]),m(v[1],ff),pc(v[1],tr[1]),m(v[2],ff),m(v[3],ff),m(v[4],ff),pc(v[4],tr[4]),m(v[5],ff),pc(v[5],tr[5]),m(v[6],ff),m(v[7],ff)]
    if k.get('stat') and ff is None: cells=[z for z in cells]
    if bo: c_.setLineWidth(.3); c_.line(X0+46*CH,y+6.6,X0+190*CH,y+6.6)
    for p,t in zip(P,cells): txt(y,p-len(t),t,bo)
    y-=8.8+(2 if bo else 0)
txt(22,0,'Variance = Actual less Budget. A trailing minus marks a negative amount.')
c_.showPage()
y=hdr('Balance Sheet','As at 31 March 2026',2)
P=[78,98,118]
for p,h in zip(P,b.columns): txt(y,p-len(h),h,True)
y-=5; c_.line(X0,y,X0+120*CH,y); y-=10
for k in b.rows:
    if k['typ']=='HEADING': y-=5; txt(y,0,k['label'],True); y-=10; continue
    bo=k['typ']!='LINE'; txt(y,0 if bo else 2,k['label'],bo)
    if bo: c_.setLineWidth(.3); c_.line(X0+60*CH,y+7,X0+120*CH,y+7)
    for p,v in zip(P,k['values']): t=m(v); txt(y,p-len(t),t,bo)
    y-=10+(3 if bo else 0)
c_.save()
save(N,[s,b],'HOSPITALITY','OPERATING_STATEMENT','German hotel USALI system report in Courier: month & YTD with % columns and trailing minus; balance sheet on page 2',True)
