from lib import *; from reportlab.pdfgen import canvas
cols=['Hearth Homes Holdings','HH Pueblo I LLC','HH Greeley LLC','HH Midland TX LLC','Eliminations','Consolidated']
P='Front Range Hearth Homes Group'
s=St('Consolidating Balance Sheet',P,None,'2025-03-31',cols)
s.expand=lambda r:r['v']+[sum(x or 0 for x in r['v'])]
N=None
L=lambda l,*v:s.line(l,v)
s.head('ASSETS');s.head('Cash and cash equivalents')
a=[L('Operating accounts',412880,96315,71204,58442,N),L('Security deposit trust',N,148200,112650,87900,N),L('Lender escrows & reserves',N,203411,154870,221036,N)]
t1=s.tot('Total cash',a);s.head('Receivables')
a=[L('Resident receivables, net',N,11842,9377,14260,N),L('Due from affiliates',1385000,N,25000,N,-1410000),L('Utility rebates & other',3150,2284,N,1916,N)]
t2=s.tot('Total receivables',a);s.head('Real estate')
a=[L('Land',N,2140000,1685000,1290000,N),L('Houses and improvements',N,16874520,12930415,8412660,N),L('Construction in progress',N,N,N,3106844,N),L('Furniture & equipment',64200,88415,61730,40212,N),L('Accumulated depreciation',-41870,-2384190,-1206335,-188420,N)]
t3=s.tot('Net real estate',a);s.head('Other assets')
a=[L('Investment in subsidiaries',11220000,N,N,N,-11220000),L('Deferred loan costs, net',N,121440,98310,152605,N),L('Prepaid expenses',18260,42115,33908,29770,N)]
t4=s.tot('Total other assets',a)
ta=s.tot('TOTAL ASSETS',[t1,t2,t3,t4],typ='TOTAL',key='total_assets')
s.head("LIABILITIES AND MEMBERS' EQUITY");s.head('Current liabilities')
a=[L('Accounts payable - trade',22415,38760,29118,19425,N),L('Retainage payable',N,N,N,214630,N),L('Accrued interest',N,51208,39644,42190,N),L('Accrued property taxes',N,63480,47215,58300,N),L('Prepaid rents',N,16930,12044,9385,N),L('Security deposits',N,148200,112650,87900,N),L('Due to affiliates',N,610000,240000,560000,-1410000)]
c1=s.tot('Total current liabilities',a);s.head('Notes payable')
a=[L('First mortgage - Big Sky Life',N,12480655,N,N,N),L('First mortgage - Pioneer Mutual',N,N,9615230,N,N),L('Construction loan - Llano State Bank',N,N,N,8233900,N),L('Note payable - Ostrander family',750000,N,N,N,N)]
c2=s.tot('Total notes payable',a)
tl=s.tot('Total liabilities',[c1,c2],typ='TOTAL',key='total_liabilities')
s.head("Members' equity")
cap=[11450000,3800000,3400000,4020000,-11220000]
TA=s.rows[ta]['v'];TL=s.rows[tl]['v'];yt=[-48216,61340,52877,-73915,0];di=[-120000,0,0,0,0]
acc=[TA[k]-TL[k]-cap[k]-yt[k]-di[k] for k in range(5)]
a=[s.line('Contributed capital',cap),s.line('Distributions',[-120000,N,N,N,N]),s.line('Accumulated earnings (deficit)',acc[:4]+[N]),s.line('Current year income (loss)',yt[:4]+[N])]
assert acc[4]==0;print(acc)
te=s.tot("Total members' equity",a,typ='TOTAL',key='total_equity')
s.tot('TOTAL LIABILITIES AND EQUITY',[tl,te],typ='TOTAL')
fn='hearth_homes_consolidating_bs.pdf';c=canvas.Canvas(doc(fn),pagesize=(792,612),invariant=1)
c.setFont('Helvetica-Bold',13);c.drawString(40,574,P);c.setFont('Helvetica',11);c.drawString(40,559,'Consolidating Balance Sheet');c.setFont('Helvetica-Oblique',9);c.drawString(40,547,'March 31, 2025 (unaudited, whole dollars)')
X=[330,416,502,588,670,756];H=[('Hearth Homes','Holdings'),('HH Pueblo I','LLC'),('HH Greeley','LLC'),('HH Midland','TX LLC'),('','Eliminations'),('','Consolidated')]
c.setFont('Helvetica-Bold',8)
for x,(p,q) in zip(X,H): c.drawCentredString(x-28,530,p);c.drawCentredString(x-28,520,q);c.line(x-64,516,x+4,516)
y=504
for r in s.rows:
    big=r['t']=='TOTAL' or r['label'].isupper() or r['label'].startswith('LIAB');b=r['t']!='LINE'
    c.setFont('Helvetica-Bold' if big else 'Helvetica-Oblique' if r['t']=='HEADING' else 'Helvetica',8)
    c.drawString(40+(0 if big else 8 if b else 18),y,r['label'])
    if r['v']:
        for x,v in zip(X,s.vals(r)):
            if v is None or (v==0 and not b): t='-'
            else: t=par(v,0) if v else '-'
            c.drawRightString(x+(2.6 if v and v<0 else 0),y,t)
            if b: c.line(x-60,y+7,x,y+7)
            if r['label'].startswith('TOTAL'): c.line(x-60,y-2,x,y-2);c.line(x-60,y-3.5,x,y-3.5)
    y-=9.5 if not r['t']=='TOTAL' else 10.5
c.setFont('Helvetica',7);c.drawString(40,24,'Intercompany balances between Holdings and the project entities are eliminated. Prepared by the accounting office 4/22/2025.');c.save()
# lone dashes -> null
for r in s.rows:
    if r['v']: r['pv']=[None if (v==0) else v for v in s.vals(r)]
save(fn,[s],'SINGLE_FAMILY_RENTAL','BALANCE_SHEET','consolidating balance sheet by entity with eliminations')
