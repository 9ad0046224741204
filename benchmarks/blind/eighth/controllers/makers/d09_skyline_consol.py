# Skyline-like consolidation, one column per property, eliminations and total, landscape tabloid PDF, Helvetica with grey bands; PLANTED total_wrong
from common import *
from reportlab.pdfgen import canvas
rng=random.Random(9909); F='Q2-2025 Consolidating Income Stmt - Keystone Industrial Portfolio.pdf'
props=['Arbor\nBusiness Ctr','Bayline\nLogistics','Cedar Flex\nPark','Dunmore\nWhse I-III','Eastgate\nDist. Ctr','Foundry\nRow','Gateway\nCold Store','Hollis Rd.\nOutdoor Stg','Fund\nLevel','Elimin-\nations']
scale=[.62,1.4,.55,1.9,2.3,.48,1.1,.3]
s=S(10)
def L(code,label,mb,noise=.2,p0=0,fund=0,elim=0,nat=1):
    v=[0 if rng.random()<p0 else int(round(mb*k*(1+rng.uniform(-noise,noise))))*100 for k in scale]
    return s.l(label,v+[int(fund)*100,int(elim)*100],code=code,nat=nat)
def grp(head,lines,tot,nat=1,**k):
    s.h(head); it=[L(*q[:3],**(q[3] if len(q)>3 else {}),nat=nat) for q in lines]; return s.t(tot,it,nat=nat,lvl=1,**k)
a=grp('Tenant Revenues',[('4100','Base Rents',286000,{'noise':.08}),('4105','Rent Abatement',-8100,{'p0':.5,'noise':.5}),('4110','Percentage / Crane / Rail Fees',2600,{'p0':.7}),('4150','Yard & Trailer Parking',11800,{'p0':.4}),('4200','CAM Recoveries',41900,{}),('4210','R.E. Tax Recoveries',53800,{}),('4220','Insurance Recoveries',11200,{}),('4230','Utility Recoveries',9400,{'p0':.4}),('4250','Management Fee Recoveries',8600,{'p0':.3})],'Total Tenant Revenues')
b=grp('Other Revenues',[('4410','Late Fees & Interest',900,{'noise':.8,'p0':.3}),('4450','Solar Roof Lease',6400,{'p0':.7}),('4460','Billboard & Cell Tower',3100,{'p0':.6}),('4490','Intercompany Mgmt. Fee Income',0,{'fund':214300,'elim':-214300}),('4495','Interest Income',350,{'noise':.5,'fund':8120})],'Total Other Revenues')
ti=s.t('Total Revenues',[a,b],kind='TOTAL',key='total_income')
E=[]
E.append(grp('CAM Expenses',[('5110','Landscaping',6900,{},),('5120','Snow Removal',2400,{'p0':.5}),('5130','Sweeping & Lot Maintenance',2900,{}),('5140','Common Utilities',4600,{}),('5150','Roof Maintenance',2100,{'p0':.25,'noise':.7}),('5160','HVAC Maintenance',3100,{'p0':.3,'noise':.6}),('5170','Fire / Sprinkler',2650,{}),('5180','Security / Gate',3900,{'p0':.35}),('5190','Paving Repairs',3300,{'p0':.5,'noise':.8}),('5195','Rail Spur Maintenance',1800,{'p0':.75})],'Total CAM Expenses',-1))
E.append(grp('Non-CAM Expenses',[('5310','Vacant Unit Expense',2100,{'p0':.4,'noise':.9}),('5320','Legal & Collections',1350,{'p0':.3,'noise':.9,'fund':18450}),('5330','Accounting & Tax Prep',900,{'fund':41200}),('5340','Marketing',800,{'p0':.4}),('5350','Refrigeration Plant R&M',24800,{'p0':.0})],'Total Non-CAM Expenses',-1))
# refrigeration only at Gateway
rf=[r for r in s.rows if r['label']=='Refrigeration Plant R&M'][0]; g=rf['v'][6]; rf['v']=[0]*6+[g]+[0]*3
E.append(grp('Taxes, Insurance & Management',[('5510','Real Estate Taxes',56100,{'noise':.1}),('5520','Property & Liability Insurance',12300,{'noise':.15}),('5530','Management Fees',0,{'elim':-214300}),],'Total Taxes, Insurance & Mgmt.',-1))
mf=[r for r in s.rows if r['label']=='Management Fees'][0]; tot=sum(scale); mm=[int(214300*k/tot) for k in scale]; mm[0]+=214300-sum(mm); mf['v']=[x*100 for x in mm]+[0,-21430000]
for r in s.rows:   # recompute after patches
    if 'items' in r: r['v']=[sum(gg*s.rows[i]['v'][c] for i,gg in zip(r['items'],r['signs'])) for c in range(10)]
te=s.t('Total Operating Expenses',E,nat=-1,kind='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[ti,te],[1,-1],kind='TOTAL',key='noi')
o=grp('Other (Income) Expense',[('6100','Mortgage Interest',88700,{'noise':.12,'p0':.15}),('6150','Affiliate Loan Interest',4100,{'p0':.6,'elim':0}),('6200','Depreciation',74800,{'noise':.1}),('6250','Amortization',11900,{'noise':.25}),('6300','Fund Expenses',0,{'fund':63800}),('6400','(Gain) on Insurance Settlement',-18800,{'p0':.86})],'Total Other Expense, net',-1)
ic=[r for r in s.rows if r['label']=='Affiliate Loan Interest'][0]; ic['v'][9]=0; gs=[r for r in s.rows if r['label'].startswith('(Gain)')][0]; gs['v']=[0]*4+[-1884000]+[0]*5
r=s.rows[o]; r['v']=[sum(s.rows[i]['v'][c] for i in r['items']) for c in range(10)]
ni=s.t('Net Income (Loss)',[noi,o],[1,-1],kind='TOTAL',key='net_income')
getv=lambda r:(r['v'] if not r.get('pv') else r['pv'])+[r['tt'] if 'tt' in r else sum(r['v'])]
# PLANT: Total CAM Expenses of Eastgate printed wrong (+5,400); all further totals follow the true figure
i=E[0]; r=s.rows[i]; tv=r['v'][4]; r['tt']=sum(r['v']); r['pv']=r['v'][:4]+[tv+540000]+r['v'][5:]
cols=[p.replace('-\n','').replace('\n',' ') for p in props]+['Consolidated Total']
W,H=1224,792; c=canvas.Canvas(os.path.join(DOCS,F),pagesize=(W,H),invariant=1)
xr=[300+82*k for k in range(11)]; pg=0
def head():
    global pg; pg+=1
    c.setFillGray(0); c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-34,'Keystone Industrial Portfolio'); c.setFont('Times-Roman',10.5); c.drawCentredString(W/2,H-48,'Consolidating Statement of Income'); c.drawCentredString(W/2,H-61,'For the quarter ended June 30, 2025')
    c.setFont('Times-Bold',8.5)
    for x,t in zip(xr,props+['Consolidated\nTotal']):
        for k,q in enumerate(t.split('\n')): c.drawRightString(x,H-84-k*10,q)
    c.setLineWidth(1); c.line(30,H-99,W-30,H-99); c.setFont('Times-Italic',7.5); c.drawString(30,22,'Unaudited - for management use only. Intercompany management fees eliminated in consolidation.'); c.drawRightString(W-30,22,'%d of 2'%pg)
    return H-114
y=head(); k=0
def m(v): return '-' if v==0 else '(%s)'%'{:,}'.format(-v//100) if v<0 else '{:,}'.format(v//100)
for r in s.rows:
    t=r['type']
    if y<44: c.showPage(); y=head()
    if t=='HEADING': y-=4; c.setFont('Times-BoldItalic',9); c.drawString(30,y,r['label']); y-=13; k=0; continue
    if t=='LINE' and k%2: c.setFillGray(.93); c.rect(30,y-3.2,W-60,12,stroke=0,fill=1); c.setFillGray(0)
    k+=1
    c.setFont('Times-Roman' if t=='LINE' else 'Times-Bold',9)
    if r['code']: c.drawString(30,y,r['code'])
    c.drawString(62 if t=='LINE' else 46 if t=='SUBTOTAL' else 30,y,r['label'])
    for x,v in zip(xr,getv(r)):
        c.drawRightString(x+(2.5 if v<0 else 0),y,m(v))
        if t!='LINE': c.setLineWidth(.5); c.line(x-62,y+9,x,y+9)
        if r['label'].startswith('Net Income'): c.line(x-62,y-3,x,y-3); c.line(x-62,y-5,x,y-5)
    y-=13 if t=='LINE' else 17
c.save()
st=truth(s,'Consolidating Statement of Income','Keystone Industrial Portfolio','2025-04-01','2025-06-30',cols,getv,page=1,dash0=True,planted={'what':'"Total CAM Expenses" of Eastgate Dist. Ctr is printed 5,400 too high; the consolidated total and all further totals follow the true amount','kind':'total_wrong'})
save(F,[st],dict(assetType='INDUSTRIAL',documentType='OPERATING_STATEMENT',author='controllers',style='Skyline-like consolidating income statement, a column per property, fund level, eliminations, total; tabloid landscape',hard='eleven columns with two-line property names, dashes for nil, grey bands, eliminations of intercompany fees, (Income) Expense section with a negative expense, planted wrong total'))
