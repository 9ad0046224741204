# UK trading estate, export with numbers and dates as text, blank spacer columns, two-line records, VOID units
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def run():
    rng=random.Random(1313); N='marrowby_trading_estate_export.xlsx'; asof=D(2026,1,31)
    nm=names(rng,["Plastics","Fire Doors","Upholstery","Couriers","Lab Supplies","Refrigeration","Joinery","Screen Print","Aggregates","Ales"],30,("Ltd","Limited","t/a Workshop"))
    nm=[n.replace(' t/a Workshop','') for n in nm]
    wb=Workbook();ws=wb.active;ws.title='TENSCHED';f=lambda d:f'{d.day:02d} {d.strftime("%b %Y")}';g=lambda x:f'£{x:,.2f}'
    F=lambda b=False:Font(name='Tahoma',size=8,bold=b)
    def put(r,j,v,b=False,al=None):
        c=ws.cell(r,j,v);c.font=F(b)
        if al:c.alignment=Alignment(horizontal=al)
    put(1,1,'Client: 0417 Zellmont Pension Trustees');put(1,14,'Run: 02/02/2026 11:06',al='right');put(2,1,'Property: MTE  Marrowby Trading Estate, Forge Lane, Wolverhampton',True);put(3,1,'TENANCY SCHEDULE AS AT 31 JAN 2026',True)
    cols={1:'Unit',3:'Tenant / Guarantor',5:'Start / Expiry',7:'Sq Ft',9:'Rent PA',10:'Ins PA',11:'S/C PA',13:'Deposit',14:'Arrears'}
    for j,h in cols.items():put(5,j,h,True,'right' if j>6 else None)
    r=7;rows=[];ni=0;T=[0]*6;nv=0
    us=[str(i) for i in range(1,9)]+['9A','9B','10','11/12','14','15','16','17 (Yard)','18','19','20','Substation']
    for u in us:
        area=rng.choice([840,1075,1512,2240,3318,5005]);put(r,1,u,al='left')
        row=dict(unit=u)
        if u=='17 (Yard)':area=None
        if u in('6','15','20'):
            put(r,3,'VOID');put(r,7,f'{area:,}',al='right');row.update(area=area,statusText='VOID');T[0]+=area;nv+=1;rows.append(row);r+=2;continue
        if u=='Substation':
            put(r,3,'Severnvale Grid plc');put(r,5,'01 Apr 1998');put(r+1,5,'31 Mar 2097');put(r,9,g(1),al='right');put(r,14,g(0),al='right')
            row.update(tenantName='Severnvale Grid plc',statusText='Occupied',leaseStartDate='1998-04-01',leaseEndDate='2097-03-31',annualRent=1,balance=0);T[1]+=1;rows.append(row);r+=3;continue
        st=D(rng.randint(2019,2025),*rng.choice([(3,25),(6,24),(9,29),(12,25),(4,6)]));ex=end(st,10 if st.year<2021 else rng.choice([6,10]))
        an=float(round((area or 2000)*rng.choice([7.5,8.25,8.75])/50)*50);ins=r2((area or 0)*.41);sc=r2((area or 0)*.96);dep=rng.choice([None,an/4,an/2]);ar=rng.choice([0,0,0,r2(an/4*1.2),-112.4])
        tn=nm[ni];ni+=1
        put(r,3,tn)
        if rng.random()<.4:put(r+1,3,rng.choice(['  Guarantor: parent company','  Guarantor: director','  Licence – contracted out']))
        put(r,5,f(st));put(r+1,5,f(ex))
        if area:put(r,7,f'{area:,}',al='right')
        put(r,9,g(an),al='right');
        if ins:put(r,10,g(ins),al='right');put(r,11,g(sc),al='right')
        if dep:put(r,13,g(dep),al='right')
        put(r,14,g(ar) if ar>=0 else f'£{-ar:,.2f}CR',al='right')
        row.update(tenantName=tn,statusText='Occupied',area=area,leaseStartDate=st,leaseEndDate=ex,annualRent=an,deposit=dep,balance=ar)
        if ins:row['charges']=[dict(code='Ins PA',amount=ins,per='year'),dict(code='S/C PA',amount=sc,per='year')]
        T=[a+b for a,b in zip(T,(area or 0,an,ins,sc,dep or 0,ar))];rows.append(row);r+=3
    put(r,3,'Property total',True)
    for j,x in zip((7,9,10,11,13,14),T):put(r,j,f'{x:,}' if j==7 else g(r2(x)),True,'right');ws.cell(r,j).border=Border(top=Side(style='thin'))
    put(r+2,1,'*** End of report ***')
    for j,w in enumerate([11,1.5,36,1.5,13,1.5,9,1.5,13,11,11,1.5,12,12]):ws.column_dimensions[L(j+1)].width=w
    ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.paperSize=9;wb.save(DOC+N)
    save(N,'INDUSTRIAL','UK managing-agent export, all text cells, spacer columns, start over expiry in two lines, VOID',True,'Marrowby Trading Estate',asof,rows,len(rows),len(rows)-nv,nv,totals=dict(area=T[0],annualRent=T[1],deposit=T[4],balance=r2(T[5])))
if __name__=='__main__': run()
