# power centre xlsx export with stacked header, percentage rent, anchors/shops/outparcels sections; planted digit
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
_F=Font
def Font(**k): return _F(**{'name':'Calibri','size':11,**k})
R=random.Random(6211)
FN='Quarry Commons Rent Roll 2025-10.xlsx'
S=[('ANCHORS & MAJORS',[('A1','Marlowe Home & Garden','Home improvement',98400),('A2','Food Bazaar Fresh','Grocery',46250),('M1','Threadbare Off-Price','Apparel',24800),('M2',None,None,21500),('M3','Paws & Whiskers Depot','Pet supplies',18900)]),
('SHOPS',[('101','Noodle Theory','Restaurant',2400),('102','Glow Nail Lounge','Services',1250),('103','Verity Wireless','Electronics',1800),('104',None,None,1600),('105','Bluebird Pediatric Dentistry','Medical',3050),('106','Hank\'s Subs','Restaurant',1450),('107','Title Boxing Annex','Fitness',4200),('108','Fairlane Insurance Agency','Services',1100),('109','Copper Kettle Tea','Restaurant',1375),('110',None,None,2200),('111','Great Cuts #3319','Services',1200),('112','Lakeview Vision','Medical',2650)]),
('OUTPARCELS',[('OP-1','Burger Yard (ground lease)','Restaurant',4300),('OP-2','Heritage Trail Bank (ground lease)','Bank',3600),('OP-3','Sudsy Express Car Wash','Auto',5100)])]
rows=[]
for s,us_ in S:
    for u,t,cat,a in us_:
        r=dict(unit=u,section=s,area=a)
        if not t: r.update(statusText='VACANT'); rows.append(r); continue
        st=addm(dt(2012 if s[0]!='S' else 2019,1,1),R.randint(0,70)); e=endterm(st,240 if s[0]!='S' else 84)
        if e<dt(2025,12,1): e=endterm(st,144)
        ps=R.uniform(8.5,14) if s[0]=='A' else R.uniform(24,36)
        m=round(a*ps/12,2); cam=round(a*(2.1 if s[0]=='A' else 4.6)/12,2); tx=round(a*2.85/12,2); ins=round(a*.42/12,2)
        if s[0]=='O': cam=0.0; ins=0.0
        r.update(statusText='Open',unitType=None,_cat=cat,tenantName=t,leaseStartDate=st,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),charges=[('Base Rent',m),('CAM',cam),('RE Tax',tx),('Insurance',ins)],totalCharges=round(m+cam+tx+ins,2))
        if cat in('Restaurant','Grocery','Apparel') and R.random()<.8: r['_pr']=R.choice([.015,.05,.06]); r['_bp']=round(m*12/r['_pr'],-3)
        r['_opt']=R.choice(['2x5','4x5 @ FMV','1x5 (+10%)','None','3x5'])
        rows.append(r)
bad=None
def build():
    global bad
    wb=Workbook(); ws=wb.active; ws.title='RR Oct-25'
    ws['B1']='Quarry Commons'; ws['B1'].font=Font(bold=True,size=16,color='C00000'); ws['B2']='Rent roll as of October 31, 2025'; ws['B3']='Owner: QC Retail Venture LP   |   Manager: Pennyweight Retail Services'
    H=['Space','Tenant (d/b/a)','Category','Status','GLA (SF)','% of GLA','Commence','Expire','Base Rent','Base Rent','PSF','CAM','RE Tax','Insurance','Total','%','Natural breakpoint','Options']
    G={9:'Monthly',10:'Annual',11:'Annual',12:'Monthly',13:'Monthly',14:'Monthly',15:'Monthly',16:'Percentage rent'}
    for i,h in enumerate(H): 
        c=ws.cell(6,i+2,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='404040'); c.alignment=Alignment(horizontal='center',wrap_text=True)
        c=ws.cell(5,i+2,G.get(i+1)); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='404040'); c.alignment=Alignment(horizontal='center')
    ws.merge_cells('Q5:R5'); ws.row_dimensions[6].height=32
    r_=7; GA=sum(r['area'] for r in rows)
    def tot(l,rs):
        nonlocal r_
        v=[None,l,None,None,sum(r['area'] for r in rs),sum(r['area'] for r in rs)/GA,None,None,round(sum(r.get('contractRent',0) for r in rs),2),round(sum(r.get('annualRent',0) for r in rs),2),None]+[round(sum(dict(r.get('charges',[])).get(k,0) for r in rs),2) for k in('CAM','RE Tax','Insurance')]+[round(sum(r.get('totalCharges',0) for r in rs),2)]
        for i,x in enumerate(v):
            c=ws.cell(r_,i+2,x); c.font=Font(bold=True); c.border=Border(top=Side('thin'))
            c.number_format='0.0%' if i==5 else '#,##0' if i==4 else '#,##0.00'
        r_+=2
    for s,_ in S:
        ws.cell(r_,2,s).font=Font(bold=True,italic=True,color='C00000'); r_+=1
        rs=[r for r in rows if r['section']==s]
        for r in rs:
            m=r.get('contractRent')
            if r['unit']=='107':
                bad=m; sm=f"{m:.2f}"; i=1; dg=sm[i]; sm=sm[:i]+str((int(dg)+4)%10)+sm[i+1:]; m=float(sm)
                r['_printed']=m
            v=[r['unit'],r.get('tenantName','VACANT'),r.get('_cat'),r['statusText'] if r['statusText']=='Open' else 'Vacant',r['area'],r['area']/GA,r.get('leaseStartDate'),r.get('leaseEndDate'),m,r.get('annualRent'),r['annualRent']/r['area'] if m else None]+[dict(r.get('charges',[])).get(k) for k in('CAM','RE Tax','Insurance')]+[r.get('totalCharges'),r.get('_pr'),r.get('_bp'),r.get('_opt')]
            for i,x in enumerate(v):
                c=ws.cell(r_,i+2,x)
                c.number_format={4:'#,##0',5:'0.0%',6:'mmm d, yyyy',7:'mmm d, yyyy',15:'0.0%',16:'$#,##0'}.get(i,'#,##0.00')
            r_+=1
        tot('Subtotal '+s.title(),rs)
    tot('CENTER TOTAL',rows)
    for i,w in enumerate([2,9,34,17,9,10,8,13,13,13,14,8,11,11,11,13,7,13,13]): ws.column_dimensions[L(i+1)].width=w
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(FN))
    for r in rows:
        r['statusText']='Vacant' if r['statusText']=='VACANT' else 'Open'
        if '_printed' in r:
            r['contractRent']=r['_printed']; r['charges'][0]=('Base Rent',r['_printed']); pb=r['_printed']
        if r.get('_cat'): r['unitType']=r['_cat']
        r.pop('unitType',None)
    v=sum(r['statusText']=='Vacant' for r in rows)
    save(FN,rows,'Quarry Commons',dt(2025,10,31),len(rows),len(rows)-v,v,'RETAIL','closingcounsel','retail export, two-line header, sections, percentage rent and options',sheet=None,planted=dict(what=f'Space 107 monthly base rent printed {pb:,.2f} instead of {bad:,.2f} (annual rent, total monthly and subtotals keep the right figure)',kind='digit_changed'),hard='monthly and annual base rent under same header word')
build()
