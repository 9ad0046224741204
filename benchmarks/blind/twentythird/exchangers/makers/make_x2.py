from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
bold=Font(bold=True)
def W(ws,ws_): 
    for i,w in enumerate(ws_,1): ws.column_dimensions[L(i)].width=w
# 5 Buildium
def buildium():
    g=G(5); wb=Workbook(); ws=wb.active; ws.title='Rent roll'
    for row in ws.iter_rows(1,60,1,11):
        for c in row: c.font=Font(name='Segoe UI',size=9)
    ws['A1']='Rent roll'; ws['A1'].font=Font(name='Segoe UI',size=16)
    ws['A2']='Stenhouse Family Rentals, LLC'; ws['A3']='As of 7/1/2025'
    H=['Unit','Bed/Bath','Tenants','Status','Start - End','Next rent\nincrease','Rent','Recurring\ncharges','Deposits held','Balance due','Most recent event']
    for i,h in enumerate(H,1):
        c=ws.cell(5,i,h); c.font=Font(name='Segoe UI',size=9,bold=True); c.alignment=Alignment(wrap_text=True); c.border=Border(bottom=Side(style='medium'))
    W(ws,[9,10,30,12,24,11,12,11,13,12,24])
    P=[('1440 Orchard Terrace',8),('Brickyard Lofts',11),('29 Tanner St',4)]
    rows=[];r=6;GT=[0]*4;n=o=v=0; m='"$"#,##0.00;("$"#,##0.00)'
    for p,k in P:
        ws.cell(r,1,p).font=Font(name='Segoe UI',size=10,bold=True); r+=1; S=[0]*4
        for i in range(1,k+1):
            u={'1':str(i),'B':f'L{100*(1+(i-1)//4)+(i-1)%4+1}','2':'ABCD'[(i-1)%4]}[p[0]]
            bb=g.choice(['1/1','2/1','2/2']); n+=1
            vac=(p[0],i) in {('1',3),('B',5),('B',9)}
            ws.cell(r,1,u); ws.cell(r,2,bb)
            d=dict(unit=u,building=p,unitType=bb)
            if vac:
                ws.cell(r,3,'--'); ws.cell(r,4,'Vacant'); v+=1; d['statusText']='Vacant'; rows.append(R(**d)); r+=1
                if (p[0],i)==('B',5):
                    t=g.nm(); s,e=dt.date(2025,8,1),dt.date(2026,7,31); 
                    for c,x in zip((1,2,3,4,5,7),(u,bb,t,'Future',f'{s.month}/{s.day}/{s.year} - {e.month}/{e.day}/{e.year}',1495)): ws.cell(r,c,x)
                    ws.cell(r,7).number_format=m; ws.cell(r,7).font=Font(name='Segoe UI',size=9,italic=True)
                    rows.append(R(unit=u,building=p,unitType=bb,tenantName=t,statusText='Future',leaseStartDate=s,leaseEndDate=e,contractRent=1495)); r+=1
                continue
            o+=1; a=g.nm(); t=a if g.random()<.6 else a+', '+g.nm()
            s=g.day(2024,2024).replace(day=1); e=s.replace(year=s.year+1)-dt.timedelta(1)
            mtm=e<dt.date(2025,7,1)
            st='Evicting' if (p[0],i)==('1',6) else 'Active'
            ren={'1/1':1150,'2/1':1295,'2/2':1450}[bb]+g.choice([0,25,45,-30]); rc=g.choice([0,0,35,50,75]); dep=g.choice([ren,1000,500]); bal=g.choice([0,0,0,0,ren,-20]) if st=='Active' else 4310.5
            rng=f'{s.month}/{s.day}/{s.year} - '+('At will' if mtm else f'{e.month}/{e.day}/{e.year}')
            for c,x in zip(range(3,11),(t,st,rng,None,ren,rc,dep,bal)):
                cc=ws.cell(r,c,x)
                if c>6: cc.number_format=m
            if g.random()<.3: ws.cell(r,11,g.choice(['Payment 6/30/2025','Late notice sent','Renewal offer sent']))
            for j,x in enumerate((ren,rc,dep,bal)): S[j]+=x
            d.update(tenantName=t,statusText=st,leaseStartDate=s,leaseEndDate=None if mtm else e,contractRent=ren,deposit=dep,balance=bal,charges=[dict(code='Recurring charges',amount=rc)])
            rows.append(R(**d)); r+=1
        ws.cell(r,1,'Total for '+p)
        for j in range(4): ws.cell(r,7+j,S[j]).number_format=m; GT[j]+=S[j]
        for c in range(1,11): ws.cell(r,c).font=Font(name='Segoe UI',size=9,bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'))
        r+=2
    ws.cell(r,1,'Grand total')
    for j in range(4): ws.cell(r,7+j,GT[j]).number_format=m
    for c in range(1,11): ws.cell(r,c).font=Font(name='Segoe UI',size=9,bold=True)
    ws.cell(r+1,1,f'{n} units, {o} occupied ({o/n:.1%}). Future leases not in totals.')
    assert sum(x.get('contractRent',0) for x in rows if x['statusText']!='Future')==GT[0]
    wb.save(D+'rent_roll_export_stenhouse.xlsx')
    save('rent_roll_export_stenhouse.xlsx','MULTIFAMILY','Buildium-like export by property, future lease row, date range in one cell',True,'Stenhouse Family Rentals, LLC','2025-07-01',n,o,v,rows,sheet='Rent roll')
# 6 strip mall, planted
def strip():
    wb=Workbook(); ws=wb.active; ws.title='RR'
    ws['A1']='KESTREL CROSSING - 5500 block of S. Minnehaha Rd'; ws['A1'].font=Font(name='Garamond',size=16,bold=True)
    ws['A2']='Tenancy schedule furnished by Seller, October 1, 2025. Buyer to verify.'
    ws.merge_cells('A1:M1')
    for a,t in (('E4:F4','LEASE TERM'),('G4:H4','BASE RENT'),('J4:L4','REIMBURSEMENTS (MONTHLY)')): ws.merge_cells(a); ws[a[:2]]=t
    H=['STE','TENANT','SF','% GLA','FROM','TO','MONTH','YEAR','$/SF','CAM','TAXES','INS','TOTAL MONTH','DEPOSIT','REMARKS']
    for i in range(1,16):
        for rr in (4,5): 
            c=ws.cell(rr,i); c.fill=PatternFill('solid',fgColor='7B3F00'); c.font=Font(bold=True,color='FFFFFF',size=9); c.alignment=Alignment(horizontal='center')
        ws.cell(5,i,H[i-1])
    W(ws,[7,30,8,7,14,14,11,12,8,10,10,9,12,10,38]); ws.row_dimensions[1].height=24
    d=dt.date
    T=[('5500','Donatella\'s Coin Laundry',2400,d(2019,6,1),d(2029,5,31),3200,6400,[(d(2026,6,1),3296),(d(2027,6,1),3394.88)],'One 5-yr option'),
       ('5504','Nguyen-Halloway Nails',1200,d(2022,3,1),d(2027,2,28),1950,1950,[(d(2026,3,1),2008.5)],''),
       ('5508','VACANT',1200,None,None,None,None,[],'was tax office; asking $18/SF'),
       ('5512','Pho Lantern (2 bays)',2600,d(2021,1,15),d(2031,1,31),4550,9000,[(d(2026,2,1),4680),(d(2028,2,1),4810),(d(2030,2,1),4940)],'Grease trap tenant\'s cost. Paid 12 days late Aug/Sep'),
       ('5518','Midlake Vape & Smoke',1000,d(2024,8,1),d(2026,7,31),1750,1750,[],'No option. Will not renew?'),
       ('5520','Stateline Insurance Agency',1400,d(2016,5,1),'MTM',1800,0,[],'Owner\'s son-in-law'),
       ('5524','Paw Parlor Grooming',1600,d(2023,10,1),d(2028,9,30),2400,2400,[(d(2026,10,1),2472)],''),
       ('5530','Dollar Harvest #2217',8600,d(2018,2,1),d(2028,1,31),7525,0,[],'Gross-up of CAM capped 5%; 3 x 5 yr options'),
       ('5538','Leasing office / storage',700,None,None,None,None,[],'Owner use, not rented')]
    gla=sum(t[2] for t in T); rows=[];r=6;S=[0]*8
    b=Side(style='hair')
    for u,t,sf,a,z,m,dep,steps,rem in T:
        vals=[u,t,sf,sf/gla,a,z]
        x=dict(unit=u,area=sf)
        if m:
            cam,tx,ins=round(sf*2.1/12,2),round(sf*1.65/12,2),round(sf*.42/12,2); tot=round(m+cam+tx+ins,2)
            vals+=[m,m*12,m*12/sf,cam,tx,ins,tot,dep]
            for j,q in enumerate((sf,m,m*12,cam,tx,ins,tot,dep)): S[j]+=q
            x.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=m,annualRent=m*12,deposit=dep or (0 if dep==0 else None),totalCharges=tot,
              charges=[dict(code='CAM',amount=cam),dict(code='TAXES',amount=tx),dict(code='INS',amount=ins)])
            if steps: x['rentSteps']=[dict(date=s.isoformat(),amount=q) for s,q in steps]
        else:
            S[0]+=sf
            vals+=[None]*8
            if t=='VACANT': x['statusText']='VACANT'
            else: x.update(tenantName=t,statusText='Owner use, not rented')
        vals+=[rem]
        for c,q in enumerate(vals,1):
            cc=ws.cell(r,c,q); cc.font=Font(name='Garamond',size=11)
            cc.border=Border(top=b)
            cc.number_format={3:'#,##0',4:'0.0%',5:'mmm d, yyyy',6:'mmm d, yyyy'}.get(c,'#,##0.00')
            if c==15: cc.alignment=Alignment(wrap_text=True,vertical='top')
        ws.cell(r,1).alignment=Alignment(horizontal='center')
        rows.append(R(**x)); r+=1
        for s,q in steps:
            ws.cell(r,2,'   increase eff.').font=Font(name='Garamond',size=10,italic=True)
            ws.cell(r,5,s).number_format='mmm d, yyyy'; ws.cell(r,7,q).number_format='#,##0.00'
            for c in(5,7): ws.cell(r,c).font=Font(name='Garamond',size=10,italic=True)
            r+=1
    bad=[round(q,2) for q in S]; bad[1]+=200   # planted in monthly total
    ws.cell(r,2,'TOTALS')
    for c,q in zip((3,7,8,10,11,12,13,14),bad): ws.cell(r,c,q)
    for c in range(1,16): 
        ws.cell(r,c).font=Font(name='Garamond',size=11,bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
        ws.cell(r,c).number_format='#,##0' if c==3 else '#,##0.00'
    ws.cell(r+2,1,'OTHER INCOME (not leasable area)').font=bold
    for j,(n,q,k) in enumerate([('ATM kiosk - First Prairie Bank',225,'annual license'),('Pylon sign panel - Midlake Chiropractic',90,'MTM')]):
        ws.cell(r+3+j,2,n); ws.cell(r+3+j,7,q).number_format='#,##0.00'; ws.cell(r+3+j,15,k)
        x=dict(tenantName=n,contractRent=q,section='OTHER INCOME (not leasable area)')
        if k=='MTM': x['leaseEndDate']=None
        rows.append(R(**x))
    ws.cell(r+6,1,f'9 spaces: 7 leased, 1 vacant, 1 owner use. Leased area {gla-1900:,} of {gla:,} SF.')
    ws.column_dimensions['D'].hidden=True
    wb.save(D+'Kestrel Crossing RR Oct 2025.xlsx')
    save('Kestrel Crossing RR Oct 2025.xlsx','RETAIL','seller Excel strip mall, increases as sub-rows, hidden column, other income below',True,'KESTREL CROSSING','2025-10-01',9,7,1,rows,sheet='RR',
      planted=dict(what=f'printed total of monthly base rent {bad[1]:,.2f} is 200 more than the rows ({S[1]:,.2f}); yearly total and total month are right',kind='total_wrong'))
# 7 barber booths
def barber():
    g=G(7); wb=Workbook(); ws=wb.active; ws.title='Booths Jun 2025'; w2=wb.create_sheet('Phone list')
    ws['B2']='Fade Theory Barbers + Studios'; ws['B2'].font=Font(name='Verdana',size=13,bold=True)
    ws['B3']='Booth rents for June 2025'
    H=['Booth / Suite','Renter','Trade','Weekly','Monthly (x 4.33)','Started','Key deposit','Behind','Notes']
    for i,h in enumerate(H): 
        c=ws.cell(5,2+i,h); c.font=Font(name='Verdana',size=9,bold=True); c.border=Border(bottom=Side(style='thick')); c.alignment=Alignment(wrap_text=True,vertical='center')
    W(ws,[2,15,24,13,10,12,12,10,10,34])
    Un=[f'Chair {i}' for i in range(1,9)]+['Suite A','Suite B','Suite C','Suite D']
    rows=[];r=6;T=[0]*4; names=[]
    for u in Un:
        w=140 if u[0]=='C' else 225; d=dict(unit=u)
        ws.cell(r,2,u)
        if u=='Chair 1':
            t='Dre Castellow (owner)'; vals=[t,'Barber',0,0,None,None,None,'owner chair, no rent']; d.update(tenantName=t,contractRent=0,statusText='Occupied')
        elif u in('Chair 6','Suite C'):
            vals=['- open -']+[None]*6+['had 2 calls' if u[0]=='C' else 'needs sink fixed']; d.update(statusText='open')
        else:
            t=g.nm(); names.append(t)
            if u=='Chair 4': w=100
            tr=g.choice(['Barber','Barber','Braids']) if u[0]=='C' else g.choice(['Lashes','Color','Esthetics'])
            mo=round(w*4.33,2); st=g.day(2021,2024); dep=g.choice([50,50,100]); beh=g.choice([0,0,0,w,2*w]); 
            vals=[t,tr,w,mo,st,dep,beh,'apprentice rate til Sept' if w==100 else g.choice(['','','pays cash Saturdays','out sick 2 wks in May'])]
            for j,x in enumerate((w,mo,dep,beh)): T[j]+=x
            d.update(tenantName=t,contractRent=mo,moveInDate=st,deposit=dep,balance=beh,statusText='Occupied')
        for c,x in enumerate(vals,3):
            cc=ws.cell(r,c,x)
            if c in(5,6,9): cc.number_format='#,##0.00'
            if c==7: cc.number_format='m/d/yyyy'
            if c==8: cc.number_format='#,##0'
        for c in range(2,11): ws.cell(r,c).font=Font(name='Verdana',size=9)
        if (r%2): 
            for c in range(2,11): ws.cell(r,c).fill=PatternFill('solid',fgColor='F4F0E6')
        rows.append(R(**d)); r+=1
    ws.cell(r,2,'TOTAL')
    for c,x in zip((5,6,8,9),T): ws.cell(r,c,round(x,2)).number_format='#,##0.00'
    for c in range(2,11): ws.cell(r,c).font=Font(name='Verdana',size=9,bold=True); ws.cell(r,c).border=Border(top=Side(style='thin'))
    ws.cell(r+1,3,'Rented'); ws.cell(r+1,4,10); ws.cell(r+2,3,'Open'); ws.cell(r+2,4,2); ws.cell(r+3,3,'All chairs and suites'); ws.cell(r+3,4,12)
    ws.cell(r+4,3,'(Rented counts my own chair)')
    w2['A1']='Name'; w2['B1']='Phone'
    for i,t in enumerate(names,2): w2.cell(i,1,t); w2.cell(i,2,f'555-01{g.randrange(10,99)}')
    wb.save(D+'booth rent june.xlsx')
    save('booth rent june.xlsx','RETAIL','barber booths, weekly and monthly rents, owner chair',False,'Fade Theory Barbers + Studios','2025-06',12,10,2,rows,sheet='Booths Jun 2025')
for f in (buildium,strip,barber): f()
