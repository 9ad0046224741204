# Garden apartments, owner-side workbook: vertical merged building cells, status codes, hidden row/column, side table, money as text
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(5313); NAME='hazel_bend_apartments_oct25.xlsx'; AS=dt.date(2025,10,1)
wb=Workbook(); ws=wb.active; ws.title='RR'
ws['A1']='Hazel Bend Apartments / Great Sound Life Insurance Co. (owner)'; ws['A1'].font=Font(bold=True); ws['A2']='RENT ROLL 10/1/2025'; ws['A3']='Codes: OC occupied   NTV notice   VR vacant ready   VU vacant not ready   EMP employee unit'
H=['Bldg','Apt.','St.','Type','SF','Lessee(s)','Moved in','Lease exp.','int_key','Mkt rent','Lease rent','Conc./mo','Eff. rent','Deposit']
for k,h in enumerate(H,1): c=ws.cell(5,k,h); c.font=Font(bold=True,underline='single')
ws.column_dimensions['I'].hidden=True
TY={'A1':('A1 1/1',690,1320),'A2':('A2 1/1 den',805,1440),'B1':('B1 2/1',930,1595),'B2':('B2 2/2',1050,1725),'C1':('C1 3/2',1240,2050)}
r=6; T=[]; S=dict(sf=0,mk=0,l=0,c=0,e=0,d=0); mix={}; cn=dict(n=0,o=0,v=0); used=set()
mt=lambda v:f'${v:,.0f}' if v>=0 else f'(${-v:,.0f})'
for bn,(bd,n) in enumerate([('A',8),('B',12),('C',12),('D',8),('E',10)]):
    r0=r
    for k in range(n):
        ty,sf,mk=TY[R.choice(list(TY))]; mk+=R.choice([0,0,20,35]); apt=f'{100*(1+k//4)+k%4+1}{bd}'
        x=R.random(); st='OC' if x<.84 else 'NTV' if x<.9 else 'VR' if x<.95 else 'VU'
        if bd=='B' and k==3: st='EMP'
        row=dict(unit=apt,building=bd,unitType=ty,area=sf,statusText=st,marketRent=float(mk)); cn['n']+=1; m=mix.setdefault(ty,[0,0,0]); m[0]+=1; m[1]+=mk; S['sf']+=sf;S['mk']+=mk
        vals={2:apt,3:st,4:ty,5:sf,9:f'HB{bn}{k:03d}',10:mt(mk)}
        if st in('VR','VU'): cn['v']+=1
        else:
            cn['o']+=1
            while 1:
                nm=f'{R.choice(LAST)}, {R.choice(FIRST)[0]}.'+(f' / {R.choice(LAST)}, {R.choice(FIRST)[0]}.' if R.random()<.3 else '')
                if nm not in used: used.add(nm);break
            mi=AS-dt.timedelta(R.randint(15,1700)); le=eom(AS+dt.timedelta(R.randint(0,370))) if st!='NTV' else dt.date(2025,R.choice([10,11]),R.choice([15,30]))
            mtm=st=='OC' and R.random()<.07
            l=round(mk*R.uniform(.9,1.01)); cc=R.choice([0,0,0,0,-50,-75]) if st!='EMP' else -round(l*.5); e=l+cc; dp=R.choice([300,500,500,l])
            m[2]+=l
            vals.update({6:nm,7:mi.strftime('%-m/%-d/%y'),8:'MTM' if mtm else le.strftime('%-m/%-d/%y'),11:mt(l),13:mt(e),14:mt(dp)})
            if cc: vals[12]=mt(cc)
            S['l']+=l;S['c']+=cc;S['e']+=e;S['d']+=dp
            row.update(tenantName=nm,moveInDate=mi,leaseEndDate='MTM' if mtm else le,contractRent=float(l),deposit=float(dp),charges=[dict(code='Conc./mo',amount=float(cc))] if cc else None)
        for q,v in vals.items():
            c=ws.cell(r,q,v); c.alignment=Alignment(horizontal='right' if q>=7 else ('center' if q==3 else None))
        ws.cell(r,6).alignment=Alignment(indent=1); T.append(row); r+=1
    c=ws.cell(r0,1,bd); ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1); c.alignment=Alignment(horizontal='center',vertical='center'); c.font=Font(bold=True,size=16)
    for q in range(1,15): ws.cell(r,q).fill=PatternFill('solid',fgColor='EDEDED')
    ws.row_dimensions[r].height=4; r+=1
ws.cell(r,2,'key check - do not print'); ws.row_dimensions[r].hidden=True; r+=1
for q,v in {1:'TOTAL',5:f"{S['sf']:,}",10:mt(S['mk']),11:mt(S['l']),12:mt(S['c']),13:mt(S['e']),14:mt(S['d'])}.items(): c=ws.cell(r,q,v); c.font=Font(bold=True); c.alignment=Alignment(horizontal='right' if q>1 else None); c.border=Border(top=Side('double'))
ws.cell(r+1,1,f"{cn['o']} occupied / {cn['v']} vacant / {cn['n']} apartments   (occupancy {cn['o']/cn['n']:.1%}; employee unit counted as occupied)")
for k,h in enumerate(['Type','# apts','Avg mkt','In-place'],17): ws.cell(5,k,h).font=Font(bold=True)
q=6
for ty,v in sorted(mix.items()):
    for k,x in enumerate([ty,v[0],round(v[1]/v[0]),v[2]],17): ws.cell(q,k,x).number_format='#,##0' if k>18 else 'General'
    q+=1
for k,w in zip('ABCDEFGHIJKLMNOPQRST',[7,8,6,13,8,26,10,10,8,10,11,10,10,10,3,3,13,7,9,10]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME))
put(NAME,'MULTIFAMILY','Vertical merged building cells, status codes, money and dates as text, hidden column/row, side table',True,dict(propertyName='Hazel Bend Apartments',asOnDate=iso(AS),units=cn['n'],occupied=cn['o'],vacant=cn['v'],rows=T,totals=dict(area=S['sf'],marketRent=S['mk'],contractRent=S['l'],deposit=S['d'])))
