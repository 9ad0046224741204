from common import *
import openpyxl
from openpyxl.styles import *
F='RentRoll_L027_20251231.xlsx'
r=random.Random(7112); AS=dt.date(2025,12,31)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RentRoll'
ws['A1']='L027 - Copperline Storage Depot'; ws['A1'].font=Font(bold=True,size=12); ws['A2']='Rent Roll Report'; ws['A3']='Date: 12/31/2025'; ws['J1']='SiteLink Web Edition'; ws['J3']='Sort: Space'
hd=['Space','Unit Type','Area','Customer','Moved In','Std Rate','Actual Rate','Variance','Sched. Rate Date','Sched. New Rate','Insur. Premium','Sec. Deposit','Paid Thru','Days Late','Past Due']
nm=iter(names(r,420)); biz=iter(['Ridgeback Landscaping','Tri-Peak Drywall Inc','A to Z Estate Sales','Copper County 4-H','Mobile Medics LLC','Fern & Fig Florists','Desk Depot Office Interiors','St. Brendan Food Pantry','Vasquez Concrete','Bolt Courier'])
types=[('Climate Control - Ground',[('5.0x10.0',50,79,34),('10.0x10.0',100,134,30),('10.0x15.0',150,172,18)]),('Climate Control - Upper',[('5.0x5.0',25,39,26),('5.0x10.0',50,66,32),('10.0x10.0',100,112,26)]),('Drive-Up',[('10.0x10.0',100,109,34),('10.0x20.0',200,168,38),('10.0x30.0',300,226,20)]),('Locker',[('4.0x5.0',20,24,22)]),('Outdoor Parking',[('10.0x25.0',250,55,14),('12.0x40.0',480,95,10)])]
rr=5; rows=[]; G=[0]*7; cnt=[0,0]; mf='#,##0.00'; su=[]; num=0
B=Font(bold=True)
def wr(v,b=False):
    global rr
    for j,q in enumerate(v):
        if q is None: continue
        x=ws.cell(rr,j+1,q)
        if b: x.font=B
        if isinstance(q,float): x.number_format=mf
    rr+=1
ser=0
for ti,(t,L) in enumerate(types):
    wr([t],True); wr(hd,True)
    S=[0]*7;k=[0,0]
    base=(ti+1)*1000
    for dim,sf,std,n in L:
        dim=('CCG','CCU','DU','LK','PK')[ti]+' '+dim
        for _ in range(n):
            base+=1; u=str(base) if ti<3 else f"{'LP'[ti-3]}{base-(ti+1)*1000:02d}"; k[0]+=1; S[0]+=sf; S[1]+=std; ser+=1
            if r.random()<.115:
                wr([u,dim,sf,None,None,float(std)]+[None]*9); rows.append(row(unit=u,section=t,unitType=dim,area=sf,statusText='Vacant',marketRent=float(std))); continue
            c=next(biz) if ser%29==7 else '{1}, {0}'.format(*next(nm)); mi=AS-dt.timedelta(r.randint(3,3300)); rate=float(std+r.choice([0,0,0,8,15,22,-12,-5,30])); ins=r.choice([0.0,12.0,12.0,16.0]); dep=r.choice([0.0,0.0,25.0])
            late=r.choices([0,r.randint(3,28),r.randint(31,88)],[88,8,4])[0]; pt=AS-dt.timedelta(late) if late else AS+dt.timedelta(r.randint(0,40)); pd=round((rate+ins)*(1 if late<30 else 2 if late<60 else 3),2) if late else 0.0
            sd=sn=None
            if r.random()<.16: sd=dt.date(2026,r.choice([1,2,3]),1) if r.random()<.7 else dt.date(2026,4,15); sn=float(round(rate*1.09))
            f=lambda d:f'{d.month}/{d.day}/{d.year}'
            wr([u,dim,sf,c,f(mi),float(std),rate,rate-std,f(sd) if sd else None,sn,ins,dep,f(pt),late,pd]); k[1]+=1
            for i,v in enumerate((rate,ins,dep,pd,rate-std)): S[2+i]=round(S[2+i]+v,2)
            rows.append(row(unit=u,section=t,unitType=dim,area=sf,tenantName=c,statusText='Occupied',moveInDate=mi,marketRent=float(std),contractRent=rate,charges=[{'code':'Insur. Premium','amount':ins}],deposit=dep,balance=pd,rentSteps=[{'date':iso(sd),'amount':sn}] if sd else None))
    wr([f'{k[0]} spaces',None,S[0],f'{k[1]} rented / {k[0]-k[1]} vacant',None,float(S[1]),float(S[2]),float(S[6]),None,None,float(S[3]),float(S[4]),None,None,float(S[5])],True)
    su.append((t,k[0],k[1],S[0],S[1],S[2])); rr+=1
    G=[round(a+b,2) for a,b in zip(G,S)]; cnt[0]+=k[0];cnt[1]+=k[1]
wr(['Facility Total',None,G[0],f'{cnt[1]} rented / {cnt[0]-cnt[1]} vacant',None,float(G[1]),float(G[2]),float(G[6]),None,None,float(G[3]),float(G[4]),None,None,float(G[5])],True)
for L,x in zip('ABCDEFGHIJKLMNO',(11,15,8,30,12,11,13,11,18,18,17,15,12,11,11)): ws.column_dimensions[L].width=x
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Unit Mix',0); w2.append(['Unit Mix - L027','','','','','']); w2.append(['Group','Spaces','Rented','Area','Std Rate','Actual Rate'])
for s in su: w2.append(list(s))
w2.append(['Total',cnt[0],cnt[1],G[0],G[1],G[2]]); w2.column_dimensions['A'].width=28
wb.active=1
wb.save(f'{D}/{F}')
save(F,dict(propertyName='Copperline Storage Depot',asOnDate='2025-12-31',sheet='RentRoll',units=cnt[0],occupied=cnt[1],vacant=cnt[0]-cnt[1],printedTotals=dict(zip(['area','marketRent','contractRent','Insur. Premium','deposit','balance','variance'],G)),rows=rows),'SELF_STORAGE','SiteLink-like export grouped by unit type, header repeated per group','304 spaces; unit-mix sheet first; dates as text; scheduled rate; variance column; vacancy only implied by empty customer')
