# bank's own form, filled in
from common import *
from fpdf import FPDF
f='FirstHarbor_Form_CRE-114_RentSchedule.pdf'
p=FPDF('L','mm','letter'); p.set_auto_page_break(False); p.add_page()
def form(sz=7,st=''): p.set_font('Helvetica',st,sz); p.set_text_color(0,0,0)
def fill(sz=9): p.set_font('Courier','B',sz); p.set_text_color(20,30,130)
form(14,'B'); p.text(12,16,'FIRST HARBOR SAVINGS BANK'); form(8); p.text(12,21,'Commercial Real Estate Department')
form(11,'B'); p.text(180,16,'SCHEDULE OF LEASES / RENT ROLL'); form(7); p.text(180,20.5,'Form CRE-114 (rev. 3/19) - Complete one form for each property')
def box(x,y,w,h,lab,val):
    p.rect(x,y,w,h); form(6); p.text(x+1,y+2.8,lab); fill(9); p.text(x+2,y+h-1.8,val)
box(12,24,90,10,'1. BORROWER / OWNER','Kestrel Row Realty Trust'); box(102,24,110,10,'2. PROPERTY ADDRESS','31 Kestrel Row, Portsmouth, NH 03801'); box(212,24,55,10,'3. DATE OF RENT ROLL','February 28, 2025')
box(12,34,90,10,'4. PROPERTY NAME','Kestrel Professional Bldg.'); box(102,34,55,10,'5. PROPERTY TYPE','Office (small suites)'); box(157,34,55,10,'6. TOTAL RENTABLE SQ. FT.','11,640'); box(212,34,55,10,'7. NO. OF UNITS','12')
cols=[('SUITE\nNO.',16,'L'),('NAME OF TENANT\n(if vacant so state)',58,'L'),('SQ. FT.\nLEASED',17,'R'),('LEASE\nSTART',22,'L'),('LEASE\nEXPIRES',22,'L'),('ANNUAL\nRENT ($)',26,'R'),('MONTHLY\nRENT ($)',24,'R'),('SECURITY\nDEPOSIT ($)',23,'R'),('TENANT PAYS\n(T,I,U,M)*',20,'C'),('RENEWAL OPTIONS /\nREMARKS',27,'L')]
y=48; x=12
form(6.5,'B'); p.set_fill_color(225)
for h,w,a in cols:
    p.rect(x,y,w,9,'DF')
    for i,l in enumerate(h.split('\n')): p.text(x+(w-p.get_string_width(l))/2,y+3.6+i*3.2,l)
    x+=w
y+=9
data=[('101','Seacoast Orthodontics PC',2150,'06/01/2018','05/31/2028',55200,4600,'U,M','1 x 5 yr'),
('102','Harlan & Birch Title Co.',1240,'09/01/2022','08/31/2025',28800,2500,'U','1 x 3 yr'),
('103','Dr. L. Vandermeer, PhD',420,'01/01/2020','TAW',9600,None,'-',''),
('104','VACANT',860,None,None,None,None,'',''),
('105','Tidewater Payroll Svc',980,'04/01/2023','03/31/2026',22344,1862,'U','none'),
('201','Bright Minds Tutoring LLC',1310,'08/15/2021','08/14/2026',29400,2450,'U,M','1 x 5 yr'),
('202','Yates Insurance Agency',760,'11/01/2015','10/31/2025',17880,1000,'U','CPI 3% cap'),
('203','Owner office - no rent',540,None,None,0,None,'',''),
('204','Piscataqua Land Survey',880,'05/01/2024','04/30/2027',20592,1716,'U',''),
('205','A. Molnar, Esq.',410,'03/01/2019','TAW',9120,760,'-',''),
('206','North Star Hearing Aid',1125,'10/01/2023','09/30/2028',27000,2250,'U,M','2 x 5 yr'),
('207','VACANT',965,None,None,None,None,'','Listed @ $24/sf')]
truth=[]
N_=16
for i in range(N_):
    x=12
    vals=['']*10
    if i<len(data):
        u,t,sf,a,b,an,dep,pay,rem=data[i]
        vals=[u,t,f'{sf:,}',a or '',b or '','' if an is None else f'{an:,.2f}','' if an is None else f'{an/12:,.2f}','' if dep is None else f'{dep:,.2f}',pay,rem]
        T=dict(unit=u,area=sf)
        iso=lambda s: f'{s[6:]}-{s[:2]}-{s[3:5]}' if '/' in s else s
        if t=='VACANT': T['statusText']='VACANT'
        else:
            T.update(tenantName=t,statusText='Occupied',annualRent=an,contractRent=an/12,deposit=dep)
            if a: T.update(leaseStartDate=iso(a),leaseEndDate=iso(b))
        truth.append(T)
    for (h,w,al),v in zip(cols,vals):
        p.rect(x,y,w,6.2); sz=9
        if v:
            fill(sz)
            while p.get_string_width(v)>w-1.6: sz-=.3; fill(sz)
            tw=p.get_string_width(v); p.text(x+.9 if al=='L' else x+w-.9-tw if al=='R' else x+(w-tw)/2,y+4.4,v)
        x+=w
    y+=6.2
A=sum(t.get('annualRent',0) for t in truth); M=sum(t.get('contractRent',0) for t in truth); SF=sum(t['area'] for t in truth); DP=sum(t.get('deposit') or 0 for t in truth)
assert SF==11640,SF
x=12
for (h,w,al),v in zip(cols,['','TOTALS',f'{SF:,}','','',f'{A:,.2f}',f'{M:,.2f}',f'{DP:,.2f}','','']):
    p.set_line_width(.5); p.rect(x,y,w,6.8); p.set_line_width(.2)
    if v:
        if v=='TOTALS': form(8,'B')
        else:
            fill(9)
            s_=9
            while p.get_string_width(v)>w-1.6: s_-=.3; fill(s_)
        tw=p.get_string_width(v); p.text(x+.9 if al=='L' else x+w-.9-tw,y+4.7,v)
    x+=w
y+=12; form(6.5); p.text(12,y,'* T = real estate taxes, I = insurance, U = utilities, M = maintenance.   TAW = tenant at will.   Attach copies of all leases of more than 10% of gross income.')
y+=5; p.text(12,y,'The undersigned certifies to First Harbor Savings Bank that the foregoing is a true, correct and complete schedule of all leases and tenancies at the property on the date stated.')
y+=14
for xx,l,v in ((12,'SIGNATURE',''),(100,'NAME AND TITLE','R. Ellsworth, Trustee'),(190,'DATE','3-4-25')):
    p.line(xx,y,xx+70,y); form(6); p.text(xx,y+3,l); fill(9); p.text(xx+2,y-1.5,v)
form(6); p.text(235,208,'CRE-114  Page 1 of 1')
p.output(D+f)
save(f,'OFFICE',"bank's own form filled in by owner, blank lines",False,dict(propertyName='Kestrel Professional Bldg.',asOnDate='2025-02-28',units=12,occupied=10,vacant=2,rows=truth),[('annualRent',A),('contractRent',M),('area',SF),('deposit',DP)])
