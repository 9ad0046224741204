# Large small-bay industrial portfolio: flat list of ~340 suites, totals ABOVE the header, three sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(1111); N='redmoss_smallbay_portfolio_rr.xlsx'; asof=D(2026,2,28)
    nm=names(rng,["Electric","Roofing","Countertops","Custom Cycles","Wraps","Pool Supply","Landscaping","Audio Visual","Fire Protection","Glassworks","CrossTraining","Coffee Roasters","E-Commerce","Restoration","Garage Doors","Pest Control"],420,("","LLC","Inc","Co"))
    props=[('RM01','Redmoss Commerce Park',[('1',24),('2',24),('3',22),('4',28)]),('RM02','Airway Flex Center',[('A',30),('B',30),('C',18)]),('RM03','Interchange Business Bays',[('100',40),('200',36)]),('RM04','Mill Spur Warehouses',[('E',44),('W',41)])]
    wb=Workbook();c0=wb.active;c0.title='Cover';c0['B3']='Redmoss Small-Bay Portfolio';c0['B3'].font=Font(size=18,bold=True);c0['B4']='Rent roll package - February 2026';c0['B6']='Contents';c0['B7']='1. Rent roll (RR_Feb26)';c0['B8']='2. Delinquency (AR)'
    ws=wb.create_sheet('RR_Feb26');ar=wb.create_sheet('AR')
    hd=['PropID','Property','Bldg','Suite','Use','RSF','Status','Tenant','Lease Begin','Lease Expire','Base Rent/Mo','NNN Est/Mo','Misc/Mo','Total/Mo','Sec Dep','A/R Balance','Mkt Rent/Mo','Comment']
    ws['A1']='Rent Roll - all properties';ws['A1'].font=Font(bold=True,size=12);ws['H1']='As of:';ws['I1']=asof;ws['I1'].number_format='mm/dd/yyyy'
    for j,h in enumerate(hd):
        c=ws.cell(4,j+1,h);c.font=Font(bold=True);c.fill=PatternFill('solid',fgColor='FFE699')
    r=5;rows=[];ni=0;T=dict(f=0,b=0,n=0,m=0,t=0,d=0,a=0,k=0);nv=0;dq=[]
    for pid,pn,bs in props:
        for b,n in bs:
            for i in range(1,n+1):
                s=f'{b}{i:02d}' if len(b)==1 else f'{int(b)+i}';sf=rng.choice([900,1200,1200,1500,1800,2400,3000]);use=rng.choice(['Bay','Bay','Flex','Flex','Office/Whse']) if pid!='RM04' else 'Warehouse'
                mk=round(sf*1.15);T['k']+=mk;T['f']+=sf
                row=dict(unit=s,building=b,propertyName=pn,unitType=use,area=sf,marketRent=mk)
                p=rng.random()
                if p<.07:
                    vals=[pid,pn,b,s,use,sf,'VACANT',None,None,None,0,0,0,0,0,0,mk,rng.choice([None,None,'Make-ready','LOI out'])]
                    row.update(statusText='VACANT',contractRent=0,charges=[dict(code='NNN Est/Mo',amount=0),dict(code='Misc/Mo',amount=0)],totalCharges=0,deposit=0,balance=0);nv+=1
                else:
                    st=D(rng.randint(2022,2025),rng.randint(1,12),1);ex=end(st,rng.choice([3,3,5]))
                    while ex<asof and p>.12:ex=end(ex+dt.timedelta(1),3)
                    status='CURRENT' if ex>=asof else 'MTM';status='NOTICE' if p>.97 else status
                    br=round(sf*rng.choice([.92,.98,1.05,1.12,1.2]),2);nn=round(sf*.27,2);ms=rng.choice([0,0,0,0,35,75]);t=r2(br+nn+ms);dep=rng.choice([br,round(br),0]);bal=rng.choice([0]*9+[t,-50,r2(t*2)])
                    tn=nm[ni];ni+=1
                    vals=[pid,pn,b,s,use,sf,status,tn,st,ex,br,nn,ms,t,dep,bal,mk,None]
                    row.update(statusText=status,tenantName=tn,leaseStartDate=st,leaseEndDate=ex,contractRent=br,charges=[dict(code='NNN Est/Mo',amount=nn),dict(code='Misc/Mo',amount=ms)],totalCharges=t,deposit=dep,balance=bal)
                    if bal>0:dq.append((pn,s,tn,bal))
                    for k,x in zip('bnmtda',(br,nn,ms,t,dep,bal)):T[k]+=x
                for j,x in enumerate(vals):
                    c=ws.cell(r,j+1,x)
                    if j in(8,9):c.number_format='dd-mmm-yyyy'
                    if j in range(10,17):c.number_format='#,##0.00;[Red](#,##0.00)'
                rows.append(row);r+=1
    ws['A3']='TOTALS';
    for j,k in((6,'f'),(11,'b'),(12,'n'),(13,'m'),(14,'t'),(15,'d'),(16,'a'),(17,'k')):
        c=ws.cell(3,j,r2(T[k]));c.font=Font(bold=True);c.number_format='#,##0.00' if j>6 else '#,##0'
    n=len(rows);ws['H3']=f'{n} suites / {n-nv} leased / {nv} vacant'
    ws.auto_filter.ref=f'A4:R{r-1}';ws.freeze_panes='E5'
    for j,w in enumerate([7,26,6,8,12,8,9,34,12,12,12,11,9,12,11,12,12,12]):ws.column_dimensions[L(j+1)].width=w
    ar.append(['Property','Suite','Tenant','Balance'])
    for d in dq:ar.append(list(d))
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.print_title_rows='4:4'
    wb.save(DOC+N)
    save(N,'WAREHOUSE','Large flat portfolio list, totals above header, autofilter, three sheets',False,'Redmoss Small-Bay Portfolio',asof,rows,n,n-nv,nv,sheet='RR_Feb26',totals=dict(area=T['f'],contractRent=r2(T['b']),totalCharges=r2(T['t']),deposit=r2(T['d']),balance=r2(T['a']),marketRent=T['k']))
if __name__=='__main__': run()
