from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(7008); N=Names(rng); fn='SFR Homes - Peachfield Holdings RR 10.31.25.xlsx'
mk={'ATLANTA WEST':('GA',['Austell','Powder Springs','Douglasville'],301),'BIRMINGHAM':('AL',['Hoover','Trussville','Alabaster'],350),'HUNTSVILLE':('AL',['Madison','Harvest'],357)}
st1=['Dogwood','Larkspur','Old Mill','Quail Run','Saddle Creek','Tupelo','Whisper','Fox Hollow','Magnolia','Persimmon','Stonegate','Pine Needle','Walnut Grove','Brookhaven','Cotton Field']; st2=['Ln','Dr','Ct','Trl','Way','Rd']
rows=[];extra=[]
seen=set()
for s,(sta,cities,z) in mk.items():
    for i in range({'ATLANTA WEST':28,'BIRMINGHAM':22,'HUNTSVILLE':14}[s]):
        while 1:
            ad=f'{rng.randint(101,6890)} {rng.choice(st1)} {rng.choice(st2)}'
            if ad not in seen: break
        seen.add(ad)
        bd=rng.choice([(3,2,1310),(3,2,1480),(3,2.5,1720),(4,2.5,2055),(4,3,2280),(5,3,2610)]); a=bd[2]+rng.randint(-90,120); m=int(round((780+a*.56)/5)*5)+rng.choice([0,25,-20])
        x=rng.random(); sx='Leased' if x<.86 else 'Notice' if x<.9 else 'Vacant - Ready' if x<.95 else 'Vacant - Turn'
        r=dict(unit=ad,section=s,unitType=f'{bd[0]}/{bd[1]}',area=a,statusText=sx,marketRent=m)
        if sx in('Leased','Notice'):
            ls=dt.date(rng.choice([2023,2024,2024,2025,2025]),rng.randint(1,9),rng.choice([1,1,5,12,20])); 
            le=addm(ls,12)-dt.timedelta(1)
            while le<dt.date(2025,10,31): le=addm(le,12)
            if sx=='Notice': le=dt.date(2025,11,30)
            rt=m-rng.choice([0,25,60,95,120,-10])
            r.update(tenantName=N('FL'),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rt,deposit=rng.choice([rt,rt,1500,1000]),balance=rng.choice([0]*6+[round(rng.uniform(60,2900),2)]))
        extra.append((rng.choice(cities),sta,f'{z}{rng.randint(10,99)}',rng.randint(1994,2021)))
        rows.append(r)
wb=Workbook(); c=wb.active; c.title='Cover'
for i,t in enumerate(['Peachfield Holdings I, LLC','Scattered-site single family rentals','Transfer package to successor manager','Effective date: October 31, 2025','','Tabs: 1 Cover   2 Roll   3 Make-ready   4 Notes']): c.cell(4+i,3,t).font=Font(name='Georgia',size=18 if i==0 else 12,bold=i==0)
ws=wb.create_sheet('Roll'); ws.sheet_view.showGridLines=False
ws['A1']='Peachfield Holdings I, LLC'; ws['A1'].font=Font(bold=True,size=13,name='Georgia'); ws['A2']='Home roll at 10/31/2025'
H=['Address','City','ST','Zip','Beds/Baths','Sq Ft','Built','Status','Resident','Lease From','Lease To','Mkt Est.','Rent','Deposit','Past Due']
nb=Font(name='Georgia',size=10); th=Side(style='thin',color='999999')
for j,h in enumerate(H,1):
    x=ws.cell(4,j,h); x.font=Font(name='Georgia',size=10,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7A4B2A'); x.alignment=Alignment(horizontal='center',wrap_text=True)
q=5; cur=None
def sub(lbl,rs,fill):
    global q
    ws.cell(q,1,lbl); ws.cell(q,8,f"{sum('tenantName' in r for r in rs)} of {len(rs)}")
    for j,k in((6,'area'),(12,'marketRent'),(13,'contractRent'),(14,'deposit'),(15,'balance')): ws.cell(q,j,tsum(rs,k)).number_format='#,##0.00' if j==15 else '#,##0'
    for j in range(1,16): ws.cell(q,j).font=Font(name='Georgia',size=10,bold=True); ws.cell(q,j).fill=PatternFill('solid',fgColor=fill); ws.cell(q,j).border=Border(top=th)
    q+=2
for s in mk:
    ws.cell(q,1,s).font=Font(name='Georgia',size=11,bold=True,color='7A4B2A'); q+=1
    rs=[]
    for r,e in zip(rows,extra):
        if r['section']!=s: continue
        rs.append(r); D8=lambda k: dt.datetime.fromisoformat(r[k]) if k in r else None
        v=[r['unit'],*e[:3],r['unitType'],r['area'],e[3],r['statusText'],r.get('tenantName'),D8('leaseStartDate'),D8('leaseEndDate'),r['marketRent'],r.get('contractRent'),r.get('deposit'),r.get('balance')]
        for j,x in enumerate(v,1):
            w=ws.cell(q,j,x); w.font=nb
            if j in(10,11): w.number_format='m/d/yy'; w.alignment=Alignment(horizontal='center')
            if j==8: w.alignment=Alignment(indent=1)
            if j in(6,12,13,14): w.number_format='#,##0'
            if j==15: w.number_format='#,##0.00'
            if j==5: w.alignment=Alignment(horizontal='center'); w.number_format='@'
        q+=1
    sub('Total '+s.title(),rs,'F3E9E0')
sub('All homes',rows,'E3CDB9')
for col,w in zip('ABCDEFGHIJKLMNO',[25,16,5,8,10,8,7,15,24,10,10,10,10,10,11]): ws.column_dimensions[col].width=w
ws.freeze_panes='B5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
m=wb.create_sheet('Make-ready'); m.append(['Address','Vendor','Scope','Est. Cost','Ready by'])
for r in rows:
    if 'Turn' in r['statusText']: m.append([r['unit'],rng.choice(['Blue Ladder Paint','Tri-County Turns']),rng.choice(['Paint, carpet','Full turn, HVAC service','Clean and re-key']),rng.choice([850,2400,3900]),'11/15/2025'])
n=wb.create_sheet('Notes'); n['A1']='Lease files in the shared drive by address. Market estimate is our broker\'s of September. HOA dues are paid by owner.'
wb.save(D+fn)
o=sum('tenantName' in r for r in rows)
finish(fn,dict(propertyName='Peachfield Holdings I, LLC',asOnDate='2025-10-31',units=len(rows),occupied=o,vacant=len(rows)-o,sheet='Roll',planted=None,rows=rows),'SINGLE_FAMILY_RENTAL','xlsx, scattered homes by market, 4 sheets, address as unit',False,{k:tsum(rows,k) for k in('area','marketRent','contractRent','deposit','balance')})
