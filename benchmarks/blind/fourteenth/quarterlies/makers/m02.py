import random
from lib import *
from reportlab.pdfgen import canvas
rng=random.Random(202)
cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year-To-Date Actual','Year-To-Date Budget','Year-To-Date Variance','Prior Year Year-To-Date']
def der(b,k):
    a,g,ya,yb,py=b; s=-1 if k=='e' else 1
    return [a,g,s*(a-g),ya,yb,s*(ya-yb),py]
st=St('Comparative Income Statement','Meridian Gate Tower','2025-07-01','2025-09-30',cols,derive=der)
def b(q,v=.05):
    if isinstance(q,list): return q
    return [round(q*rng.uniform(1-v,1+v),2),round(q*rng.uniform(1-v,1+v),0),round(q*3*rng.uniform(1-v,1+v),2),round(q*3*rng.uniform(1-v,1),0),round(q*2.9*rng.uniform(1-v,1+v),2)]
def blk(h,items,t,k):
    st.H(h,lvl=0); ix=[st.L(l,b(q),c,k=k) for c,l,q in items]; return st.T(t,ix,k=k)
a=blk('Rental Revenue',[('41110-000','Base Rent - Office',1912400),('41120-000','Base Rent - Retail',118650),('41140-000','Storage Rent',7425),('41180-000','Free Rent / Abatements',-84300),('41190-000','Straight-Line Rent',26118.33)],'Total Rental Revenue','i')
r=blk('Recoveries',[('42110-000','Operating Expense Escalation',301200),('42120-000','Real Estate Tax Escalation',164700),('42210-000','Tenant Electric',97640),('42290-000','Prior Year Recovery Adj',[-4112.08,0,11873.55,0,-20940.17])],'Total Recoveries','i')
o=blk('Other Revenue',[('43110-000','Parking - Monthly',88125),('43120-000','Parking - Transient',21960),('43310-000','Tenant Work Orders',9870),('43410-000','Antenna License Fees',13500),('43900-000','Interest Income',2841.2)],'Total Other Revenue','i')
ti=st.T('Total Revenue',[a,r,o],rt='TOTAL',key='total_income')
e=[blk('Cleaning',[('51110-000','Contract Cleaning',121800),('51120-000','Window Washing',9400),('51130-000','Trash & Recycling',11265),('51140-000','Cleaning Supplies',6310)],'Total Cleaning','e'),
 blk('Repairs and Maintenance',[('52110-000','Engineering Payroll',142600),('52120-000','HVAC',31950),('52130-000','Elevators',28470),('52140-000','Electrical',7980),('52150-000','Plumbing',5615),('52160-000','Fire & Life Safety',8240),('52190-000','General Building',12705)],'Total Repairs and Maintenance','e')]
u=blk('Utilities',[('53110-000','Electricity',189300),('53120-000','Steam',41250),('53130-000','Water and Sewer',12480)],'Total Utilities','e')
e+=[u,blk('Security and Grounds',[('54110-000','Security Contract',68900),('54210-000','Landscaping',7150),('54220-000','Snow Removal',[0,0,24180.5,27500,19877.25])],'Total Security and Grounds','e'),
 blk('Administrative',[('55110-000','Management Fee',74350),('55120-000','Property Office Payroll',61400),('55130-000','Office Expense',8120),('55140-000','Professional Fees',6900)],'Total Administrative','e'),
 blk('Taxes and Insurance',[('56110-000','Real Estate Taxes',361875),('56120-000','BID Assessment',14200),('56210-000','Property Insurance',49640)],'Total Taxes and Insurance','e')]
te=st.T('Total Operating Expenses',e,k='e',rt='TOTAL',key='total_operating_expenses')
noi=st.T('Net Operating Income',[ti,te],[1,-1],rt='TOTAL',key='noi')
d=blk('Debt Service',[('71110-000','Interest - Senior Note A',486210),('71120-000','Interest - Mezzanine',138400)],'Total Debt Service','e')
n=blk('Non-Operating',[('72110-000','Leasing Commissions Amort',52780),('72210-000','Depreciation',498100),('72310-000','Owner Legal',[3412.5,5000,18220.75,15000,9904])],'Total Non-Operating','e')
st.T('Net Income (Loss)',[noi,d,n],[1,-1,-1],rt='TOTAL',key='net_income')
v=st.rows[u]['vals'][3]
st.plant(u,3,round(v+9000,2),f'Total Utilities, Year-To-Date Actual printed {v+9000:,.2f}; its lines sum to {v:,.2f} (total operating expenses uses the correct sum)','total_wrong')
name='s4_02_mri_comparative.pdf'
W,Hh=842,595; c=canvas.Canvas(doc(name),pagesize=(W,Hh))
lines=[]
def row(lab,acct,v): return (f'{lab:<41.41}' if not acct else f'{lab:<31.31}{acct:<10}')+''.join(f'{t:>15}' for t in v)
for r in st.rows:
    if r['rt']=='HEADING': lines+=['',r['label'].upper() if False else r['label']]
    elif r['rt']=='LINE': lines.append(row('  '+r['label'],r['code'],[par(x) for x in r['vals']]))
    else:
        ch='-' if r['rt']=='SUBTOTAL' else '='
        if r['rt']=='TOTAL': lines.append('')
        else: lines.append(row('','',['-'*13]*7))
        lines.append(row(('    ' if r['rt']=='SUBTOTAL' else '')+r['label'],'',[par(x) for x in r['vals']]))
        if r['rt']=='TOTAL': lines.append(row('','',['='*13]*7))
# page breaks only before a heading
pages=[];cur=[]
i=0
blocks=[];bk=[]
for l in lines:
    if l=='' : blocks.append(bk); bk=[]
    bk.append(l)
blocks.append(bk)
for bk in blocks:
    if len(cur)+len(bk)>46: pages.append(cur); cur=[]
    cur=cur+bk
pages.append(cur)
f=9.0
for p,ls in enumerate(pages):
    c.setFont('Courier',8.6); y=Hh-30
    pad=146
    hd=[f'{"Database:   MGTFUND":<60}{"Comparative Income Statement":<46}{"Page:":>10}{p+1:>12}',
        f'{"ENTITY:     7310":<60}{"Meridian Gate Tower":<46}{"Date:":>10}{"10/16/2025":>12}',
        f'{"Report:     MRI_CISQTR3":<60}{"Period: 07/25 - 09/25":<46}{"Time:":>10}{"04:18 PM":>12}',
        f'{"Basis:      Accrual":<60}{"All amounts in US Dollars":<46}']
    c.setFont('Courier',9.0*.98*.6/.6 if False else 8.9)
    sz=(W-48)/(pad*.6); c.setFont('Courier',sz)
    for h in hd: c.drawString(24,y,h); y-=10
    y-=6
    def g(s,w): return s.center(w)
    c.drawString(24,y,' '*41+g('-------- Current Period (Quarter) --------',45)+g('------------- Year-To-Date -------------',45)+f'{"Prior Year":>15}'); y-=10
    c.drawString(24,y,row('Description','Account',['Actual','Budget','Variance','Actual','Budget','Variance','Year-To-Date'])); y-=6
    c.line(24,y,W-24,y); y-=8
    for l in ls: c.drawString(24,y,l); y-=10
    c.showPage()
c.save()
save(name,[st],'OFFICE','OPERATING_STATEMENT','MRI monospaced comparative income statement, account after label, prior-year YTD; planted subtotal')
