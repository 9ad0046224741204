from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
r=random.Random(2212); N='gsheets_south_end_brownstones.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rents 2025'; w2=wb.create_sheet('Contractors')
A='Arial'; nm=iter(names(r,40))
H=['Apt','Who','Email?','Beds','Rent','Heat','Parking','All-in','Lease ends','Since','Deposit / LMR','Owes','Autopay','Notes']
ws.append(['South End brownstones - who pays what']); ws['A1'].font=Font(name=A,bold=True,size=14)
ws.append(['updated Feb 10, 2025 by Tess']); ws.append([]); ws.append(H)
for c in ws[4]: c.font=Font(name=A,bold=True); c.fill=PatternFill('solid',fgColor='C9DAF8'); c.alignment=Alignment(wrap_text=True)
d=lambda v:f"${v:,}"; rows=[];tots={}
for b,us,col in(("46 Rutland Sq",["Garden","1","2","3"],'FFF2CC'),("128 W Newton St",["1","2","3","4","Penthouse"],'D9EAD3'),("9 Braddock Park",["Garden","Parlor","3","4"],'F4CCCC')):
    ws.append([b]); 
    for k in range(1,15): ws.cell(ws.max_row,k).fill=PatternFill('solid',fgColor=col)
    ws.cell(ws.max_row,1).font=Font(name=A,bold=True); rs=[]
    for u in us:
        bd=r.choice(['studio','1 bed','2 bed','2 bed','3 bed']); x=dict(unit=u,building=b,unitType=bd)
        if (b[:2],u) in(("12","3"),("9 ","Garden")):
            x['statusText']='vacant'; ws.append([u,'vacant' if u=='3' else 'vacant (repainting)',None,bd,None,None,None,None,None,None,None,None,None,'showing from 2/14' if u=='3' else 'showing from 2/20'])
            if u!='3': x['statusText']='vacant (repainting)'
            else: pass
        else:
            a=next(nm); t=f"{a[0]} {a[1]}"+(f" + {next(nm)[0]}" if r.random()<.3 else ''); rent={'studio':2150,'1 bed':2800,'2 bed':3600,'3 bed':4700}[bd]+r.choice([0,50,-100,150]); h=r.choice([0,0,120]); p=r.choice([0,0,275]); le=r.choice([D.date(2025,8,31),D.date(2025,5,31),D.date(2026,8,31),'MTM']); mi=D.date(r.randint(2014,2024),r.choice([6,9]),1); ow=r.choice([0,0,0,rent,140]); dep=r.choice([rent,rent,1500])
            x.update(tenantName=t,statusText='Occupied',contractRent=rent,charges=[dict(code='Heat',amount=h),dict(code='Parking',amount=p)],totalCharges=rent+h+p,leaseEndDate=le,moveInDate=mi,deposit=dep,balance=ow)
            ws.append([u,t,'x' if r.random()<.5 else None,bd,d(rent),d(h),d(p),d(rent+h+p),le if le=='MTM' else le.strftime('%b %-d, %Y'),mi.strftime('%-m/%-d/%Y'),d(dep),d(ow),r.random()<.6,r.choice([None,None,'cat','wants new stove','ask re: renewal','pays by check'])])
        rs.append(x)
    T=[S(rs,'contractRent'),CH(rs,'Heat'),CH(rs,'Parking'),S(rs,'totalCharges')]; ws.append([None,f'subtotal {b}',None,None]+[f"${v:,.0f}" for v in T])
    for c in ws[ws.max_row]: c.font=Font(name=A,italic=True)
    ws.append([]); rows+=rs; tots[b]=dict(zip(('contractRent','Heat','Parking','totalCharges'),T))
T=[S(rows,'contractRent'),CH(rows,'Heat'),CH(rows,'Parking'),S(rows,'totalCharges')]
ws.append([None,'TOTAL ALL 3',None,None]+[f"${v:,.0f}" for v in T]+[None,None,f"${S(rows,'deposit'):,.0f}",f"${S(rows,'balance'):,.0f}"])
for c in ws[ws.max_row]: c.font=Font(name=A,bold=True)
tots['Total']=dict(zip(('contractRent','Heat','Parking','totalCharges'),T))|dict(deposit=S(rows,'deposit'),balance=S(rows,'balance'))
ws.append([None,'13 apts, 11 rented, 2 empty'])
for k,w in zip('ABCDEFGHIJKLMN',[11,28,7,8,9,7,8,9,13,11,12,9,9,18]): ws.column_dimensions[k].width=w
ws.freeze_panes='A5'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True
for x in [['Who','Trade','Phone'],['Back Bay Boiler','heat','617-555-0142'],['Tremont Lock & Key','locks','617-555-0188']]: w2.append(x)
wb.save(fp(N)); assert len(rows)==13
put(N,dict(propertyName='South End brownstones',asOnDate='2025-02-10',units=13,occupied=11,vacant=2,sheet='Rents 2025',rows=rows,printedTotals=tots),'MULTIFAMILY','Google Sheets of a small owner, colour bands per house, money as text, checkboxes, second tab',True)
