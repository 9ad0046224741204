from .common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
F='PW_rent_roll_ridgeline_sfr.xlsx'
def main():
    r=random.Random(5110); N=Names(r); N2=lambda:N.full()
    st="Ashwood Birchfield Camellia Dogleg Elderberry Foxcroft Graywood Hunters Inglewood Juniper Kimball Larkspur Meadowvale Northaven Overton Pinecrest".split(); sx=['Dr','Ln','Cv','Rd','Ct']
    areas={'Memphis':('TN','38128',1150),'Southaven':('MS','38671',1390),'West Memphis':('AR','72301',985)}
    rows=[];meta=[];used=set()
    for city,n in (('Memphis',68),('Southaven',31),('West Memphis',21)):
        L=[]
        while len(L)<n:
            a='%d %s %s'%(r.randint(120,7990),r.choice(st),r.choice(sx))
            if a not in used: used.add(a); L.append(a)
        for a in sorted(L,key=lambda x:(x.split()[1],int(x.split()[0]))):
            k=r.choice([3,3,3,4,2]); bth=r.choice(['1','2','2','2.5']); mk=areas[city][2]+130*(k-3)+5*r.randint(-6,20); sf=1080+260*(k-3)+r.randint(-90,240)
            x=r.random(); s='Leased' if x>.09 else ('Vacant - Ready' if x<.04 else 'Vacant - Turn')
            if .09<x<.12: s='Notice Given'
            d=dict(unit=a,area=sf,marketRent=float(mk),statusText=s)
            if s[0]!='V':
                ls=D(2023,r.randint(9,12),1) if r.random()<.15 else addm(D(2024,9,1),r.randint(0,12))
                ls=ls+dt.timedelta(days=r.choice([0,0,0,5,11,16])); mtm=ls<D(2024,8,1)
                rent=float(mk-5*r.randint(-2,22)); mi=ls if r.random()<.5 else ls-dt.timedelta(days=365*r.randint(1,4))
                le='M-T-M' if mtm else iso(addm(ls,12)-dt.timedelta(days=1))
                d.update(tenantName=N2() if r.random()<.6 else N2()+'; '+N2(),contractRent=rent,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=le,deposit=r.choice([rent,rent,rent+250,0.0]))
                ch=[]
                if r.random()<.2: ch.append(dict(code='Pet Rent',amount=r.choice([25.0,40.0])))
                if r.random()<.7: ch.append(dict(code='Resident Benefit Pkg',amount=39.5))
                if ch: d['charges']=ch
                if r.random()<.17: d['balance']=r.choice([rent,round(rent*.4,2),118.75,-39.5])
            rows.append(d); meta.append((city,k,bth))
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='RentRoll'; wb.properties.created=dt.datetime(2025,9,30)
    ws['B1']='Ridgeline SFR Fund II - Rent Roll'; ws['B1'].font=Font(name='Arial',size=13,bold=True); ws['B2']='Report date 9/30/2025     Portfolio: ALL     Active buildings only'; ws['B2'].font=Font(name='Arial',size=9,italic=True)
    H=['Bldg ID','Address','City','ST','Zip','Bed / Bath','SqFt','Lease Status','Lease Name','Move In','Lease Start','Lease End','Target Rent','Current Rent','Pet Rent','Resident Benefit Pkg','Deposit Held','Balance']
    th=Side(style='thin',color='999999')
    for j,t in enumerate(H,1):
        c=ws.cell(4,j,t); c.font=Font(name='Arial',size=9,bold=True); c.fill=PatternFill('solid',fgColor='D6E4D0'); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); c.border=Border(bottom=th,top=th)
    A9=Font(name='Arial',size=9); g=lambda d,c:next((x['amount'] for x in d.get('charges',[]) if x['code']==c),None)
    for i,(d,(city,k,b)) in enumerate(zip(rows,meta),5):
        q=lambda s:None if s is None else (s if s=='M-T-M' else mdys(D.fromisoformat(s)))
        tx=lambda x:None if x is None else ('$'+m2(x) if x>=0 else '($'+m2(-x)+')')
        v=[200410+i*7,d['unit'],city,areas[city][0],areas[city][1],'%d / %s'%(k,b),d['area'],d['statusText'],d.get('tenantName'),q(d.get('moveInDate')),q(d.get('leaseStartDate')),q(d.get('leaseEndDate')),tx(d['marketRent']),tx(d.get('contractRent')),tx(g(d,'Pet Rent')),tx(g(d,'Resident Benefit Pkg')),tx(d.get('deposit')),tx(d.get('balance'))]
        for j,x in enumerate(v,1):
            c=ws.cell(i,j,x); c.font=A9
            if j>=13 or j in(10,11,12): c.alignment=Alignment(horizontal='right')
        d['unitType']='%d / %s'%(k,b)
    i=5+len(rows); S=lambda k:'$'+m2(sum(d.get(k,0) for d in rows)); SC=lambda c:'$'+m2(sum(g(d,c) or 0 for d in rows))
    v=len([d for d in rows if d['statusText'][0]=='V'])
    for j,x in ((2,'Grand Total (120 homes)'),(7,sum(d['area'] for d in rows)),(13,S('marketRent')),(14,S('contractRent')),(15,SC('Pet Rent')),(16,SC('Resident Benefit Pkg')),(17,S('deposit')),(18,S('balance'))):
        c=ws.cell(i,j,x); c.font=Font(name='Arial',size=9,bold=True); c.border=Border(top=Side(style='double'))
        if j>7: c.alignment=Alignment(horizontal='right')
    ws.cell(i+2,2,'Leased %d   Vacant %d   Occupancy %.1f%%'%(120-v,v,100*(120-v)/120)).font=A9
    for c,w in zip('ABCDEFGHIJKLMNOPQR',[9,23,13,5,7,9,7,14,40,11,11,11,11,11,9,12,11,11]): ws.column_dimensions[c].width=w
    for c in 'AE': ws.column_dimensions[c].hidden=True
    ws.row_dimensions[4].height=28
    ws.freeze_panes='C5'; ws.auto_filter.ref='A4:R%d'%(4+len(rows)); ws.print_title_rows='4:4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(path(F)); save(F,rows,'Ridgeline SFR Fund II','2025-09-30',120,120-v,v)
    return entry(F,'SINGLE_FAMILY_RENTAL','property manager','Propertyware export, 120 homes, money and dates as text, hidden columns')
