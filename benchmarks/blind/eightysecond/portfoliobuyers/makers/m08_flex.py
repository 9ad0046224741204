from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(808); fn='Tri-County Flex Portfolio - Rent Roll 2026-03.xlsx'; S='Rent Roll'
bs=[('Bldg 1 - 1400 Commerce Ct','Flex',[('1400-A',4200),('1400-B',4200),('1400-C',6300),('1400-D',2100),('1400-E',2100),('1400-F',8400)]),
('Bldg 2 - 1450 Commerce Ct','Flex',[('1450-A',9000),('1450-B',4500),('1450-C',4500),('1450-D',6000),('1450-E',3000)]),
('Bldg 3 - 88 Rail Spur Rd','Warehouse',[('88-100',48000),('88-200',22500),('88-300',19500)]),
('Bldg 4 - 92 Rail Spur Rd','Warehouse',[('92-100',36000),('92-110',12000),('92-120',12000),('92-130',15000),('92-YARD',None)])]
T0=['Ironclad Fasteners Inc.','Vega Cabinet & Millwork','Prairie Pump Supply','Sunset Cheer & Tumble','Halo Print Works','Mesa Lab Instruments','BrightPath Robotics','Cascade Door Co.','Ember Coffee Roasters','Tallgrass HVAC','Redline Motorsports','Continental Paper & Box','Fairway Golf Carts','Northstar 3PL LLC','Delta Tile Importers','Evergreen Pool Supply','Big Sky Moving & Storage','Overland Trailer Rentals']
vac={'1400-E','92-120'}; BAD='1450-B'
H=['Building','Unit','Tenant','Use','RSF','Office\nFinish %','Lease\nFrom','Lease\nTo','Type','Monthly\nBase Rent','Annual\nBase Rent','Rate\n$/SF/Yr','Est. NNN\nMonthly','Total\nMonthly','Sec. Dep.','Bump 1\nDate','Bump 1\nMo. Rent','Bump 2\nDate','Bump 2\nMo. Rent']
wb=Workbook(); w0=wb.active; w0.title='Summary'; ws=wb.create_sheet(S); w3=wb.create_sheet('Mkt Comps')
f=Font(name='Tahoma',size=8); fb=Font(name='Tahoma',size=8,bold=True); gray=PatternFill('solid',fgColor='D9D9D9'); ln=Side(style='thin',color='808080'); bx=Border(ln,ln,ln,ln)
ws['A1']='TRI-COUNTY FLEX & DISTRIBUTION PORTFOLIO';ws['A1'].font=Font(name='Tahoma',size=12,bold=True);ws['A2']='RENT ROLL - MARCH 1, 2026';ws['A2'].font=fb;ws['A3']='Owner: TCF Holdings LP     Manager: Ridgeline Commercial Mgmt';ws['A3'].font=f
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h);c.font=fb;c.fill=gray;c.border=bx;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[5].height=26
R=6;rows=[];ni=0;allr=[];subs=[]
def put(R,vals,font=f,fill=None):
    for j,v in enumerate(vals,1):
        c=ws.cell(R,j,v);c.font=font;c.border=bx
        if fill:c.fill=fill
        if j in(10,11,12,13,14,15,17,19):c.number_format='#,##0.00'
        if j==5:c.number_format='#,##0'
        if j==6:c.number_format='0%'
        if isinstance(v,dt.date):c.number_format='d-mmm-yy';c.alignment=Alignment(horizontal='center')
def totals(label,g,fill):
    v=[label,None,None,None,sum(q['sf'] or 0 for q in g),None,None,None,None]+[round(sum(q.get(k) or 0 for q in g),2) for k in('m','an')]+[None]+[round(sum(q.get(k) or 0 for q in g),2) for k in('nn','tot','dep')]+[None]*4
    put(R,v,fb,fill)
for b,use,us in bs:
    R1=R;g=[]
    for u,sf in us:
        q=dict(u=u,sf=sf,b=b,use=use)
        if u in vac:
            put(R,[b if R==R1 else None,u,'VACANT',use,sf,.1]+[None]*13)
            rows.append(row(unit=u,building=b,unitType=use,area=sf,statusText='VACANT'))
        else:
            n=T0[ni];ni+=1
            yard=sf is None
            a=D(r.randint(2020,2025),r.choice([1,3,4,6,7,9,10]),1); term=r.choice([36,60,63,84])
            while addm(a,term)<D(2026,5,1): term+=24
            z=addm(a,term)-dt.timedelta(1)
            rate=r.choice([11.5,12,12.6,13.2]) if use=='Flex' else r.choice([6.9,7.2,7.5,7.8])
            m=1850. if yard else round(sf*rate/12,2)
            ty='Gross' if yard else 'NNN' if r.random()<.85 else 'MG'
            nn=None if ty!='NNN' else round(sf*(3.84 if use=='Flex' else 2.16)/12,2)
            pm=m
            if u==BAD:
                s=f'{m:.2f}'; pm=float(s[0]+str((int(s[1])+3)%10)+s[2:]); print('BAD',m,pm)
            st=[];d=a
            while d<=D(2026,3,1): d=addm(d,12)
            cur=m
            while d<z and len(st)<2: cur=round(cur*1.03,2); st.append((d,cur)); d=addm(d,12)
            if ni in(4,9): st=[]
            q.update(m=m,an=round(m*12,2),nn=nn,tot=round(m+(nn or 0),2),dep=None if ni%6==0 else round(m,-2)+0.)
            put(R,[b if R==R1 else None,u,n,'Outside storage' if yard else use,sf,None if yard else r.choice([.1,.15,.25,.4,.6] if use=='Flex' else [.03,.05,.08]),a,z,ty,pm,q['an'],None if yard else round(q['an']/sf,2),nn,q['tot'],q['dep']]+[y for s_ in st for y in s_]+[None]*(4-2*len(st)))
            rows.append(row(unit=u,building=b,unitType='Outside storage' if yard else use,area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=pm,annualRent=q['an'],charges=[dict(code='Est. NNN',amount=nn)] if nn else None,totalCharges=q['tot'],deposit=q['dep'],rentSteps=[dict(date=iso(d),amount=v) for d,v in st]))
        g.append(q);R+=1
    ws.merge_cells(start_row=R1,start_column=1,end_row=R-1,end_column=1);ws.cell(R1,1).alignment=Alignment(wrap_text=True,vertical='top')
    totals(b.split(' - ')[0]+' Total',g,gray);subs.append((b,g));R+=1;allr+=g
totals('PORTFOLIO TOTAL',allr,PatternFill('solid',fgColor='BDD7EE'));R+=2
n=len(allr);v=sum(q['sf'] for q in allr if q['u'] in vac);t=sum(q['sf'] or 0 for q in allr)
for s in (f'Occupied: {t-v:,} SF ({100*(t-v)/t:.1f}%)     Vacant: {v:,} SF',f'Units: {n} (incl. yard)   Occupied: {n-len(vac)}   Vacant: {len(vac)}','Base rent only; NNN estimates per 2026 budget. MG = modified gross over base year.'):
    ws.cell(R,1,s).font=f;R+=1
for j,w in enumerate([17,9,25,14,9,8,10,10,7,12,13,8,11,12,11,10,11,10,11],1): ws.column_dimensions[chr(64+j)].width=w
ws.column_dimensions['D'].hidden=False
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
w0['A1']='Portfolio Summary';w0['A1'].font=Font(name='Tahoma',size=12,bold=True)
for j,h in enumerate(['Building','SF','Monthly Base','Annual Base'],1): w0.cell(3,j,h).font=fb
for i,(b,g) in enumerate(subs):
    for j,vv in enumerate([b,sum(q['sf'] or 0 for q in g),round(sum(q.get('m') or 0 for q in g),2),round(sum(q.get('an') or 0 for q in g),2)],1): c=w0.cell(4+i,j,vv);c.font=f;c.number_format='#,##0.00' if j>2 else '#,##0'
w0.column_dimensions['A'].width=30;w0.column_dimensions['C'].width=w0.column_dimensions['D'].width=16
for i,q in enumerate([('Comp','SF','Asking $/SF NNN','Source'),('210 Commerce Ct',5200,12.75,'Broker flyer'),('77 Rail Spur Rd',30000,7.6,'Broker call'),('900 Harvest Way',11000,11.95,'Listing site')],1):
    for j,vv in enumerate(q,1): w3.cell(i,j,vv).font=fb if i==1 else f
wb.active=1
wb.save(doc(fn))
bad=[q for q in rows if q['unit']==BAD][0]
save(fn,'INDUSTRIAL','manager spreadsheet, four buildings in merged cells, subtotals, bumps in columns, three sheets',False,dict(propertyName='Tri-County Flex & Distribution Portfolio',asOnDate='2026-03-01',units=n,occupied=n-2,vacant=2,sheet=S,rows=rows,
 planted=dict(what=f"Unit {BAD}: printed monthly base rent {bad['contractRent']:,.2f} has one changed digit (annual, rate, total monthly and all totals are of {bad['annualRent']/12:,.2f})",kind='digit_changed')))
